import { openGraphLocale } from "../../src/language/numbers"
import { twitterName } from "../../src/seo/seo"

test.each([
  ["en-GB", "en_GB"],
  ["pl", "pl_PL"],
  ["zh-Hant", "zh_TW"],
  ["az-Arab-IR", "az_IR"],
])("Open Graph calls %s %s", (language, locale) => {
  expect(openGraphLocale(language)).toBe(locale)
})

test.each([
  ["https://twitter.com/ada_sample", "@ada_sample"],
  ["https://x.com/ada_sample/", "@ada_sample"],
  ["https://www.twitter.com/@ada", "@ada"],
  ["https://mobile.twitter.com/ada", "@ada"],
  ["https://twitter.example/ada", undefined],
  ["https://x.com/ada/status/1", undefined],
  ["https://x.com/a-name-with-hyphens", undefined],
  [null, undefined],
])("the name of %s is %s", (address, name) => {
  expect(twitterName(address)).toBe(name)
})
