import { writeKit } from "../kit-file"

test.each([
  [
    "the kit's own text, with its form",
    '{\n\t"version": "1.0.0",\n\t"source": "kit"\n}\n',
    '{\n\t"version": "1.1.0",\n\t"source": "mine"\n}\n',
  ],
  ["a text without a source", '{\n  "version": "1.0.0"\n}\n', '{\n  "version": "1.1.0",\n  "source": "mine"\n}\n'],
  ["no text", undefined, '{\n  "version": "1.1.0",\n  "source": "mine"\n}\n'],
])("kit.json is made of %s", (_name, text, expected) => {
  expect(writeKit(text, { version: "1.1.0", source: "mine" })).toBe(expected)
})
