import { textFromClipboard } from "../clipboard"

const mso = (level: number, sign: string, words: string) =>
  `<p class=MsoListParagraph style='margin-left:36.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`

const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"><style><!--p.MsoNormal {margin:0cm;}--></style></head><body lang=EN-GB>
<!--StartFragment--><p class=MsoTitle>On call<o:p></o:p></p><p class=MsoNormal>We had <b>two</b> teams, <i>one</i> rota.<o:p></o:p></p>${mso(1, "·", "Nights")}${mso(2, "o", "Weekends")}${mso(1, "·", "Days")}${mso(1, "1.", "First")}<p class=MsoNormal>The end.<o:p>&nbsp;</o:p></p><!--EndFragment--></body></html>`

const docs = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-0"><h2 dir="ltr" style="line-height:1.38"><span style="font-size:16pt;font-weight:400;font-style:normal">On call</span></h2><p dir="ltr"><span style="font-weight:400">We had </span><span style="font-weight:700;font-style:normal">two</span><span style="font-weight:400"> teams, </span><span style="font-weight:400;font-style:italic">one</span><span> rota.</span></p><ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span>Nights</span></p></li><ul><li dir="ltr" aria-level="2"><p role="presentation"><span>Weekends</span></p></li></ul><li aria-level="1"><p role="presentation"><span>Days</span></p></li></ul></b>`

const pages = `<html><head><meta name="Generator" content="Cocoa HTML Writer"><style type="text/css">p.p1 {font: 11.0px 'Helvetica Neue'}</style></head><body><p class="p1">We had <b>two</b> teams<span class="Apple-converted-space"> </span></p><p class="p2"><br></p><ul class="ul1"><li class="li1"><span class="s1"></span>Nights</li><li class="li1">Days</li></ul></body></html>`

const notion = `<meta charset='utf-8'><!-- notionvc: 0a --><h3>On call</h3><p>We had <strong>two</strong> teams.</p><ul><li>Nights<ul><li>Weekends</li></ul></li><li>Days</li></ul><pre><code class="language-ts">const a = 1</code></pre>`

const gmail = `<meta charset='utf-8'><div dir="ltr" style="color:rgb(34,34,34);font-style:normal;font-weight:400">We had <b>two</b> teams.<div><br></div><div><ul><li style="margin-left:15px">Nights</li><li>Days</li></ul></div></div><blockquote class="gmail_quote" style="margin:0"><div>Who?</div></blockquote>`

const page = `<span style="color:rgb(0,0,0);font-weight:400">See <strong style="font-weight:400">the</strong> <a href="https://example.org/">runbook</a></span>`

const cells = "<tr><td>Role</td><td>Days</td></tr><tr><td>CTO</td><td align=right>2</td></tr>"

const excel = `<html><body><table border=0><!--StartFragment--><col width=64>${cells}<!--EndFragment--></table></body></html>`

const sheet = `<google-sheets-html-origin><style>td{border:1px}</style><table><colgroup><col></colgroup><tbody>${cells}</tbody></table>`

const table = "| Role | Days |\n| - | -: |\n| CTO | 2 |"

const nested = "- Nights\n  - Weekends\n- Days"

test.each([
  ["Word", word, `## On call\n\nWe had **two** teams, *one* rota.\n\n${nested}\n\n1. First\n\nThe end.`],
  ["Google Docs", docs, `## On call\n\nWe had **two** teams, *one* rota.\n\n${nested}`],
  ["Pages", pages, "We had **two** teams\n\n- Nights\n- Days"],
  ["Notion", notion, `## On call\n\nWe had **two** teams.\n\n${nested}\n\n\`\`\`ts\nconst a = 1\n\`\`\``],
  ["Gmail", gmail, "We had **two** teams.\n\n- Nights\n- Days\n\n> Who?"],
  ["Excel", excel, table],
  ["Google Sheets", sheet, table],
  ["a page", page, "See the [runbook](https://example.org/)"],
])("what is copied from %s is a text of the site", (_where, html, markdown) => {
  expect(textFromClipboard(html)).toMatchObject({ markdown: `${markdown}\n`, notes: [] })
})

test("a picture in what is copied is one of the text, however large, and what is left out is named", () => {
  const data = "QUJD".repeat(2_000_000)
  const { markdown, pictures, notes } = textFromClipboard(
    `<p>One</p><img alt="A wall" src="data:image/png;base64,${data}"><form>Ask</form><img src="file:///C:/clip.png">`,
  )
  expect(markdown).toBe("One\n\n![A wall](pasted-1)\n")
  expect(pictures).toEqual([{ reference: "pasted-1", data }])
  expect(notes).toHaveLength(2)
})
