import { simpleHtml } from "../../nodes/simple-html"

test.each([
  "<p>One.</p><p>Two.</p>",
  "<p>An <em>em</em>, a <strong>strong</strong>, a <cite>cite</cite></p>",
  "<ul><li>One</li><li>Two</li></ul>",
  "<ol><li>One</li></ol>",
  '<a href="https://example.com/">there</a>',
  '<a href="mailto:ada@example.com">Ada</a>',
  "Just words, 3 &lt; 4 &amp; so on",
])("simple markup stays: %s", (html) => {
  expect(simpleHtml(html)).toBe(html)
})

test.each([
  ["a script, with what is in it", "<p>Text</p><script>alert(1)</script>", "<p>Text</p>"],
  ["a style, with what is in it", "<style>p { color: red }</style><p>Text</p>", "<p>Text</p>"],
  ["an event handler, but not its element", '<p onclick="alert(1)">Text</p>', "<p>Text</p>"],
  ["a picture", '<p>Text<img src="x" onerror="alert(1)"></p>', "<p>Text</p>"],
  ["an element that is not simple, but not its text", "<h2>Title</h2><div>Text</div>", "TitleText"],
  ["classes and styles", '<p class="big" style="color: red">Text</p>', "<p>Text</p>"],
  ["an address of javascript:", '<a href="javascript:alert(1)">there</a>', "<a>there</a>"],
  ["javascript: in disguise", '<a href="JaVa&#115;cript:alert(1)">there</a>', "<a>there</a>"],
  ["an address of data:", '<a href="data:text/html,hello">there</a>', "<a>there</a>"],
  ["an element left open is closed", "<p>An <em>em", "<p>An <em>em</em></p>"],
])("what is not simple goes: %s", (_what, html, simple) => {
  expect(simpleHtml(html)).toBe(simple)
})
