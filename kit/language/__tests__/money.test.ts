import { amountsIn } from "../money"

test.each([
  ["£5,400 a month", [5400]],
  ["5.400,00 €", [5400]],
  ["5 400 zł", [5400]],
  ["£5.4k", [5400]],
  ["CHF 5’400.50", [5400.5]],
  ["٥٬٤٠٠ د.إ", [5400]],
  ["€3,500–4,500", [3500, 4500]],
  ["1,250,000", [1250000]],
  ["on request", []],
])("the amounts in %s are %p", (text, amounts) => {
  expect(amountsIn(text)).toEqual(amounts)
})
