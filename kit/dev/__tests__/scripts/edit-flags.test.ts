import { readEditFlags } from "../../../owner/commands/edit/edit-flags"

test("without a flag the studio starts", () => {
  expect(readEditFlags([])).toEqual({ sample: false, help: false })
})

test("the sample and the help can be asked for", () => {
  expect(readEditFlags(["--sample"])).toEqual({ sample: true, help: false })
  expect(readEditFlags(["-h"])).toEqual({ sample: false, help: true })
})

test("a flag that it does not have is refused, with the one that is meant", () => {
  expect(() => readEditFlags(["--smaple"])).toThrow('There is no flag --smaple. Did you mean "--sample"?')
})

test("a word is refused, and the help is named", () => {
  expect(() => readEditFlags(["sample"])).toThrow(
    '"sample" is no flag of npm run edit. To see what it takes: npm run edit -- --help',
  )
})
