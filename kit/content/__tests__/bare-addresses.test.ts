import { parseMarkdown, plainWords, walk } from "../markdown/markdown"

const links = (text: string) =>
  [...walk(parseMarkdown(text))].flatMap(({ node }) => (node.type === "link" ? [node] : []))

test.each([
  ["参照https://a.org/次を[ここ](/about/)。", ["https://a.org/", "ここ"]],
  ["https://a.org/x.한국어", ["https://a.org/x"]],
  ["「www.a.org」と", ["www.a.org"]],
  ["[see https://a.org/。次]", ["https://a.org/"]],
  ["„https://a.org/x“ sagt", ["https://a.org/x"]],
  ["https://例え.jp/a b", ["https://例え.jp/a"]],
  ["https://a.org/ü?b=ñ c", ["https://a.org/ü?b=ñ"]],
  ["git@github.com:acme/shop.git", []],
  ["[git@github.com:acme/shop.git", []],
  ["ssh://git@github.com/acme/shop", []],
  ["Ask me@a.org: soon", ["me@a.org"]],
  ["At https://a.org/some_user_ now", ["https://a.org/some_user_"]],
  ["_At https://a.org/x_", ["https://a.org/x"]],
  ["https://a.org/x—then https://a.org/y،", ["https://a.org/x", "https://a.org/y"]],
  ["https://a.org/xที่ https://a.org/y🎉", ["https://a.org/x", "https://a.org/y"]],
  ["[a]https://a.org/x[/a], https://a.org/?a[]=1", ["https://a.org/x", "https://a.org/?a[]=1"]],
  ["https://a.org/x\\\nmore", ["https://a.org/x"]],
  ["ünal@a.org, 連絡先me@a.org", ["me@a.org"]],
])("the links of %s", (text, expected) => {
  expect(links(text).map(plainWords)).toEqual(expected)
})

test.each(["www.a.org/x", "[see www.a.org/x"])("the bare address in %s is encrypted", (text) => {
  expect(links(text).map(({ url }) => url)).toEqual(["https://www.a.org/x"])
})
