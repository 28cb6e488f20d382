import { baselineOf, withoutScripts } from "../../../bench/speed/baseline"

test("the baseline has no script that runs, wherever it stands", () => {
  expect(
    withoutScripts(
      '<head><script>if (a < b) document.write("<p>")</script><title>A</title><script src="/a.js" async></script></head><body><p>B</p><script type="module">c()</script><SCRIPT>d()</SCRIPT></body>',
    ),
  ).toBe("<head><title>A</title></head><body><p>B</p></body>")
})

test("the baseline loads no script early, but its fonts and pictures as the page does", () => {
  const font = '<link rel="preload" href="/a.woff2" as="font" type="font/woff2" crossorigin="anonymous"/>'
  const feed = '<link rel="alternate" type="application/rss+xml" href="/rss.xml"/>'
  expect(
    withoutScripts(
      `<link rel="preload" as="script" href="/a.js"/>${font}<link as="script" rel="prefetch" href="/b.js"/>${feed}<link rel="modulepreload" href="/c.js">`,
    ),
  ).toBe(font + feed)
})

test("the baseline keeps data in script elements, and all that is not a script, letter by letter", () => {
  const html =
    '<!DOCTYPE html><html lang=en><!-- a <script> in a comment --><script type="application/ld+json">{"a":"<b>"}</script><p title="<script>">ł &amp; é<noscript>N</noscript></html>\n'
  expect(withoutScripts(html)).toBe(html)
})

test("of a site's files only the pages differ in its baseline", () => {
  const script = Buffer.from("<script>a()</script>")
  const baseline = baselineOf(
    new Map([
      ["a.js", script],
      ["index.html", script],
    ]),
  )
  expect(baseline.get("a.js")).toBe(script)
  expect(baseline.get("index.html")).toEqual(Buffer.of())
})
