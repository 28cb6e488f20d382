import { all, edit, move, write } from "../../support/changed-data"
import { addToSite, part, row, text } from "../../support/table"

const book = part("books.json")
const site = part("site.json")
const post = part("posts.json")
const service = part("services.json")
const home = part("pages/home.json")
const tool = part("tools.json")
const toolsPage = part("pages/tools.json")
const media = part("media.json")

/** What a key holds, and its name. */
const keys = [
  book("missing@books.json:2:3", '    "author": "Nicole Forsgren",\n', ""),
  home("missing@pages/home.json:6:11", '    "intro": "Two days a week.",\n', ""),
  row("missing@pages/terms.json", write("pages/terms.json", '{ "heading": "Terms" }')),
  book("unknown-key", '"title": "Acc', '«"titel"»: "Acc'),
  book("unknown-key", '"title": "Acc', '«"Title"»: "Acc'),
  site("unknown-key", '"name": "Ada', '«"naem"»: "Ada'),
  book("unknown-key", '"coverUrl"', '«"coverURL"»'),
  book("unknown-key", '"title": "Acc', '«"isbn"»: "1942788339", "title": "Acc'),
  home("unknown-key", '"allLink"', '«"remark"»: "What", "allLink"'),
  book("unknown-key", '"title": "Acc', '«"__proto__"»: {}, "title": "Acc'),
  // Near to a missing key, but no typing error; there already; and two that may both be the missing one.
  book(
    "unknown-key",
    '"author": "Matt',
    '«"colourUrl"»: "images/cover.png", "author": "Matt',
    '"coverUrl": "images/cover.png", "author": "Matt',
  ),
  book("unknown-key", '"title": "Acc', '«"titel"»: "Mine", "title": "Acc'),
  book("unknown-key unknown-key", '"title": "Acc', '«"titel"»: "Mine", «"titles"»: "Acc'),
  book("duplicate-key", '"author": "Nic', '«"title"»: "Other", "author": "Nic'),
  site("duplicate-key!", '"percent": 30', '"percent": 30,\n    «"percent"»: 30'),
]

/** A service whose price is written so. */
const priced = (expected: string, price: string) =>
  row(
    expected,
    all(
      edit("services.json", '"icon": "layers"', `"icon": "layers", "offer": { "price": ${price} }`),
      edit("pages/services.json", '"action"', '"offer": { "heading": "Cost" }, "action"'),
    ),
  )

const word = (of: string) => of.repeat(30).trim()

/** What kind of value it is, and how much of it. */
const kinds = [
  book("empty", '"Nicole Forsgren"', '«""»'),
  book("empty", '"Nicole Forsgren"', '«"  "»'),
  tool("empty", '"Testing"', '«""»'),
  toolsPage("empty", "[62]", "«[]»"),
  book("empty-part!", '"summary": "<p>Four types of team.</p>",\n    ', '"summary": «""»,\n    ', ""),
  post("empty-part!", '"date": "2026-04-28",\n    ', '"date": «""»,\n    ', ""),
  tool("empty-part!", '"features": ["Testing"],\n    ', '"features": «[]»,\n    ', ""),
  site("empty-part!", '"twitterUrl": "https://twitter.com/adanorth",\n  ', '"twitterUrl": «""»,\n  ', ""),
  book("wrong-kind", '"Nicole Forsgren"', "«null»"),
  site("wrong-kind!", '"twitterUrl": "https://twitter.com/adanorth",\n  ', '"twitterUrl": «null»,\n  ', ""),
  tool("wrong-kind", '"Testing"', "«null»"),
  row("wrong-kind", write("posts.json", "[\n  «null»\n]\n")),
  book("wrong-kind!", '"Accelerate"', "«1984»", '"1984"'),
  book("wrong-kind", '"Nicole Forsgren"', '«["Nicole Forsgren"]»'),
  part("pages/books.json")("wrong-kind!", '"View"', "«true»", '"true"'),
  site("wrong-kind!", '"percent": 30', '"percent": «"30"»'),
  site("wrong-kind!", '"percent": 30', '"percent": «29.6»'),
  site("wrong-kind", '"percent": 30', '"percent": «"about 30"»'),
  tool("wrong-kind", '["Testing"]', '«"Testing"»'),
  home("wrong-kind", '{\n    "heading": "What they say"\n  }', '«"What they say"»'),
  row("wrong-kind", write("books.json", '[«"Accelerate"»]')),
  priced("wrong-kind", "«900»"),
  priced("price-in-words", '«"£900 a day"»'),
  priced("price-in-words", '«"900"»'),
  priced("text-and-parts", '{ "amount": 900, "currency": "EUR", "words": «"on request"» }'),
  priced("missing", '«{ "amount": 900 }»'),
  service("wrong-kind!", '"A bill halved."', "«7»", '"7"'),
  post("wrong-kind", '"slug": "two', '"publishOn": «true», "slug": "two', '"publishOn": "2026-04-28", "slug": "two'),
  post("wrong-kind!", '"slug": "a-s', '"draft": «"Yes"», "slug": "a-s', '"draft": true, "slug": "a-s'),
  toolsPage("out-of-range!", "62", "«-1»", "0"),
  toolsPage("out-of-range!", "62", "«101»", "100"),
  site("long-text", '"What the page Ada North is about."', `«"${word("A CTO for two days. ").slice(0, 156)}"»`),
]

/** What is one of several, or once in a list. */
const choices = [
  media("not-in-list!", '"podcast"', '«"Podcst"»'),
  media("not-in-list", '"podcast"', '«"concert"»'),
  media("not-in-list", '"podcast"', "«1»"),
  service("not-in-list!", '"layers"', '«"layer"»'),
  post("unknown-topic!", '["Engineering"]', '[«"Enginering"»]'),
  post("unknown-topic!", '["Engineering"]', '["Engineering", «"Enginering"»]'),
  post("unknown-topic", '["Engineering"]', '[«"Cooking"»]'),
  part("pages/blog.json")("duplicate-word!", '"Leadership"]', '"Leadership", «"Leadership"»]'),
  service("duplicate", '"id": "hiring"', '"id": «"audits"»'),
  service("duplicate", '"title": "Hiring"', '"title": «"Audits"»'),
  book("duplicate", '"Team Topologies"', '«"Accelerate"»'),
  post("duplicate", '"slug": "a-small-database"', '"slug": «"two-teams-one-rota"»'),
  site("language-unknown!", '"en-GB"', '«"english"»', '"en"'),
  site("language-unknown!", '"en-GB"', '«"German"»', '"de"'),
  site("language-unknown", '"en-GB"', '«"British English"»'),
  part("testimonials.json")(
    "not-in-text!",
    '"company"',
    '"short": «"She tell us"»,\n    "company"',
    '"short": "She told us",\n    "company"',
  ),
  part("labels.json")("placeholder", '"{count} posts"', '«"{number} posts"»'),
  part("labels.json")("plural-form@labels.json:33:14", '"one": "{count} post",\n      ', ""),
]

const slug = (said: string, wrong: string) => post(said, '"a-small-database"', wrong)
/** A post whose text has the name that its slug is to have. */
const named = (said: string, wrong: string, right: string, language = "en-GB") =>
  row(
    said,
    all(
      edit("site.json", "en-GB", language),
      move(text, `posts/${right}.md`),
      edit("posts.json", '"a-small-database"', `«"${wrong}"»`),
    ),
    edit("posts.json", wrong, right),
  )
const id = (said: string, wrong: string, right?: string) =>
  service(said, '"id": "hiring"', `"id": «"${wrong}"»`, right && `"id": "${right}"`)

/** Slugs and ids. */
const slugs = [
  slug("slug-characters!", '«"à-small-database"»'),
  slug("slug-characters!", '«"a_small_database"»'),
  slug("slug-characters", '«"---"»'),
  named("slug-reserved!", "aux", "aux-1"),
  id("slug-reserved!", "con", "con-1"),
  id("slug-characters!", "hi_ring", "hi-ring"),
  id("slug-characters!", "#hiring"),
  id("id-digit", "3-week-audits"),
  id("id-taken", "content"),
]

const shop = (said: string, wrong: string, right?: string) =>
  book(said, '"https://www.amazon.com/dp/1942788339"', wrong, right)
const call = (said: string, wrong: string, right?: string) =>
  site(said, '"https://www.ada-north.org/call"', wrong, right)
const own = (said: string, wrong: string) => site(said, '"https://www.ada-north.org"', wrong)

/** Addresses in fields. */
const links = [
  shop("empty", '«""»'),
  shop("link-without-https", '«"/dp/1942788339"»'),
  shop("link-without-https!", '«"//www.amazon.com/dp/1942788339"»'),
  shop("link-without-https!", '«"www.amazon.com/dp/1942788339"»'),
  shop("link-without-https!", '«"accelerate.html"»', '"https://accelerate.html"'),
  shop("link-without-https", '«"amazon"»'),
  shop("link-without-https!", '«"https:/www.amazon.com"»', '"https://www.amazon.com"'),
  shop("link-scheme!", '«"htps://a.org"»', '"https://a.org"'),
  shop("link-not-encrypted!", '«"http://www.amazon.com/dp/1942788339"»'),
  shop("link-scheme", '«"javascript:alert(1)"»'),
  shop("link-scheme", '«"JavaScript:alert(1)"»'),
  shop("link-scheme", '«"data:text/html,hello"»'),
  shop("link-scheme", '«"ftp://www.amazon.com/book"»'),
  shop("link-phone", '«"tel:+4930123456"»'),
  call("link-phone!", '«"Tel:+49 (0)30 123456"»', '"tel:+4930123456"'),
  shop("link-email", '«"mailto:books@amazon.com"»'),
  call("link-email!", '«"ada@north.org"»', '"mailto:ada@north.org"'),
  call("link-email", '«"mailto:ada"»'),
  shop("link-space", '«"https://www.amazon.com/dp/1942 788339"»'),
  shop("link-space!", '«"https://www.amazon.com/dp/1942788339 "»'),
  shop("link-space!", '«"http://www.amazon.com/dp/1942788339 "»'),
  shop("link-malformed", '«"https://amazon/dp/1942788339"»'),
  shop("link-tracking!", '«"https://www.amazon.com/dp/1942788339?fbclid=a1"»'),
  own("link-not-a-domain!", '«"https://www.ada-north.org/en/"»'),
  own("link-not-a-domain!", '«"https://www.ada-north.org/"»'),
]

const summary = (said: string, wrong: string, right?: string) =>
  book(said, "<p>Four <em>measures</em>.</p>", wrong, right)

/** Texts with tags. */
const markup = [
  summary("markup-unbalanced!", "<p>Four «<em>»measures.</p>", "<p>Four <em>measures.</em></p>"),
  summary("markup-unbalanced!", "«<p>»Four measures.", "<p>Four measures.</p>"),
  summary("markup-unbalanced!", "<p>Four measures«</em>».</p>", "<p>Four measures.</p>"),
  summary("markup-unbalanced", "<p><em>«<strong>»Four</em></strong></p>"),
  summary("markup-unbalanced!", '<p>\\u00e9\\"4\\" «<em>»measures</p>', '<p>\\u00e9\\"4\\" <em>measures</em></p>'),
  summary("markup-unbalanced", "<p>Four measures.«</p»"),
  summary("markup-tag", "«<script>»alert(1)</script>"),
  summary("markup-tag", "<p>«<img src='x.png'>»</p>"),
  summary("markup-tag!", "<p>«<stong>»Four</stong></p>", "<p><strong>Four</strong></p>"),
  summary("markup-attribute!", "<p «onclick='go()'»>Four</p>", "<p>Four</p>"),
  summary("markup-link", "«<a>»Four</a>", '<a href=\\"https://a.org\\">Four</a>'),
  summary("link-scheme", "<a «href='javascript:go()'»>Four</a>"),
  summary("link-without-https", "<a «href='/books/'»>Four</a>"),
  summary("link-not-encrypted!", "<a «href='http://a.org'»>Four</a>", '<a href=\\"https://a.org\\">Four</a>'),
  summary("markup-tag!", "<p>Four</p>«<!-- more -->»", "<p>Four</p>"),
  summary("markup-nesting", "<p>Four «<p>»measures</p></p>"),
  summary("markup-nesting", "«<li>»Four</li>", "<ul><li>Four</li></ul>"),
  summary("markup-nesting", "<ul>«Four »<li>measures</li></ul>"),
]

const when = (said: string, wrong: string, right = "2026-01-05") =>
  post(said, '"date": "2026-04-28"', `"publishOn": «"${wrong}"»`, `"publishOn": "${right}"`)

/** A service that starts then. */
const starting = (from: string) =>
  all(
    edit(
      "services.json",
      '"Finding your next lead."',
      `"Finding your next lead.", "offer": { "price": { "amount": 900, "currency": "GBP" }, "from": ${from}, "includes": ["Three days a week."] }`,
    ),
    edit(
      "pages/services.json",
      '"action"',
      '"offer": { "heading": "Cost", "from": "Start", "includes": "With it" }, "action"',
    ),
  )

/** Days; what can be read as one is asked in written-days.test.ts. */
const days = [
  when("date-unknown", "2026-02-30"),
  when("date-form!", "2026/1/5"),
  when("date-form!", "3.4.2026", "2026-04-03"),
  when("date-form", "5/6/2026"),
  when("date-form", "1 March"),
  when("date-form!", "March 2026", "2026-03-01"),
  post("date-unknown", '"2026-04-28"', '«"2026-04-31"»'),
  media("date-unknown", '"2026-06"', '«"2026-13"»'),
  post("date-words!", '"2026-04-28"', '«"28 April 2026"»'),
  post("date-words!", '"2026-04-28"', '«"28. April 2026"»'),
  post("date-ahead", '"2026-04-28"', '«"2999-04-28"»'),
  post("date-ahead", '"2026-04-28"', '«"2999-04"»'),
  media("date-words", '"2026-06"', '«"early in 2026"»'),
  media("date-words!", '"2026-06"', '«"Jun-26"»'),
  row("date-words!", starting('«"1.3.2999"»'), edit("services.json", '"1.3.2999"', '"2999-03-01"')),
  row(
    "availability-stale",
    addToSite('"availability": { "text": "Two days a week", "from": «"2020-01-01"» }'),
    edit("site.json", "2020-01-01", "2999-01-01"),
  ),
  row("availability-stale", starting('«"2020-01"»'), edit("services.json", "2020-01", "2999-01")),
  row(
    "availability-start",
    all(starting('"2999-01"'), addToSite('"availability": { "from": «"2999-02-01"» }')),
    edit("site.json", "2999-02", "2999-01"),
  ),
  row(
    "availability-days",
    all(
      starting('"2999-01"'),
      addToSite('"availability": { "text": "«One or two days a week» soon", "from": "2999-01-01" }'),
    ),
    edit("site.json", "One or two", "Three"),
  ),
]

const brand = (said: string, wrong: string, right: string) =>
  row(said, write("brand.json", wrong), write("brand.json", right))
const inLight: (said: string, wrong: string, right: string) => ReturnType<typeof row> = (said, wrong, right) =>
  brand(said, `{"light":{${wrong}}}`, `{"light":{${right}}}`)
const signal = (said: string, wrong: string, right: string) => inLight(said, `"signal":${wrong}`, `"signal":${right}`)
const inDark = (said: string, wrong: string, right: string) => brand(said, `{"dark":{${wrong}}}`, `{"dark":{${right}}}`)

/** The owner's colours. */
const colours = [
  signal("colour-unknown!", '«"0b5fff"»', '"#0b5fff"'),
  signal("colour-unknown", '«"blurple"»', '"navy"'),
  signal("colour-see-through!", '«"#0b5fff80"»', '"#0b5fff"'),
  inLight("empty-part!", '"signal":«""»', ""),
  inLight("wrong-kind!", '"signal":«null»', ""),
  signal("contrast!", '«"#ff9900"»', '"#a75900"'),
  inLight("contrast!", '"paper":"#ffffff","signal":«"#0f7f76"»', '"paper":"#ffffff","signal":"#057b73"'),
  inLight("contrast!", '"paper":"#ffffff","ink":«"#777777"»', '"paper":"#ffffff","ink":"#6e6e6e"'),
  inLight("contrast!", '"paper":«"#707070"»', '"paper":"#7d7d7d"'),
  inLight("contrast! contrast", '"paper":«"#757575"»,"signal":«"#000000"»', '"paper":"#7d7d7d","signal":"#000000"'),
  inDark("contrast!", '"signal":«"#cc0000"»', '"signal":"#f13d2f"'),
  inDark("contrast!", '"ink":«"#666666"»', '"ink":"#878787"'),
  // In the band at the end of the page, the colours of both themes meet.
  brand(
    "contrast!",
    '{"light":{"ink":"#6b6b6b","paper":"#ffffff"},"dark":{"ink":«"#bbbbbb"»}}',
    '{"light":{"ink":"#6b6b6b","paper":"#ffffff"},"dark":{"ink":"#ececec"}}',
  ),
  brand(
    "colour-theme",
    '{"light":{"paper":«"#111111"»,"ink":"#eeeeee"}}',
    '{"dark":{"paper":"#111111","ink":"#eeeeee"}}',
  ),
  brand("colour-theme", '{"dark":{"paper":«"#ffffff"»}}', '{"light":{"paper":"#ffffff"}}'),
]

export const values = { keys, kinds, choices, slugs, links, markup, days, colours }
