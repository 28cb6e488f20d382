import { simpleHtml } from "../../nodes/simple-html"

test.each([
  "<p>One.</p><p>Two.</p>",
  "<p>An <em>em</em>, a <strong>strong</strong>, a <cite>cite</cite></p>",
  "<ul><li>One</li><li>Two</li></ul>",
  "<ol><li>One</li></ol>",
  '<a href="https://example.com/">there</a>',
  '<a href="mailto:ada@example.com">Ada</a>',
])("simple markup stays: %s", (html) => {
  expect(simpleHtml(html)).toBe(html)
})

test("a text without markup stays", () => {
  expect(simpleHtml("Just words, 3 &lt; 4 &amp; so on")).toBe("Just words, 3 &lt; 4 &amp; so on")
})

test("a script goes, with what is in it", () => {
  expect(simpleHtml("<p>Before</p><script>alert(1)</script>")).toBe("<p>Before</p>")
})

test("a style goes, with what is in it", () => {
  expect(simpleHtml("<style>p { color: red }</style><p>Text</p>")).toBe("<p>Text</p>")
})

test("an event handler goes, its element stays", () => {
  expect(simpleHtml('<p onclick="alert(1)">Text</p>')).toBe("<p>Text</p>")
})

test.each([
  ["javascript:", "javascript:alert(1)"],
  ["javascript: in disguise", "JaVa&#115;cript:alert(1)"],
  ["data:", "data:text/html,hello"],
])("a link to %s loses its address", (_what, address) => {
  expect(simpleHtml(`<a href="${address}">there</a>`)).toBe("<a>there</a>")
})

test("a picture goes", () => {
  expect(simpleHtml('<p>Text<img src="x" onerror="alert(1)"></p>')).toBe("<p>Text</p>")
})

test("of an element that is not simple the text stays", () => {
  expect(simpleHtml("<h2>Title</h2><div>Text</div>")).toBe("TitleText")
})

test("classes and styles go", () => {
  expect(simpleHtml('<p class="big" style="color: red">Text</p>')).toBe("<p>Text</p>")
})

test("what is left open is closed", () => {
  expect(simpleHtml("<p>An <em>em")).toBe("<p>An <em>em</em></p>")
})
