const withSafeHashes: (source: string) => string = require("../../patches/build/hash-loader.cjs")

test.each([
  ["#caf%C3%A9", "#café"],
  ["#100%", "#100%"],
  ["#t1=abc~Zo%C3", "#t1=abc~Zo%C3"],
])("Gatsby decodes the hash %s as far as it can be", (hash, decoded) => {
  const read = new Function("window", "hash", withSafeHashes("return decodeURI(hash)"))
  expect(read(globalThis, hash)).toBe(decoded)
})
