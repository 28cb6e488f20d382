import { modules } from "./source-files"

test("nothing asks URL.canParse, which is wrong in Node 20 and 22: kit/language/addresses.ts is right in all", () => {
  const asking = [...modules].filter(([, text]) => /\bURL\.(?:canParse|parse)\(/.test(text))
  expect(asking.map(([path]) => path)).toEqual([])
})
