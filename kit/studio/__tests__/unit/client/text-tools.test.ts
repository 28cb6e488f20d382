import { formattedHtml } from "../../../client/fields/controls/code-paste"
import { markupOf } from "../../../client/fields/controls/markup-of"
import {
  around,
  bullets,
  code,
  heading,
  htmlList,
  htmlParagraph,
  italics,
  note,
  numbers,
  quotation,
  type TextTool,
} from "../../../client/fields/controls/tools/text-tools"

/** Applies a tool to a text whose selection is between two bars, and marks the new one. */
function applied(tool: TextTool, marked: string): string {
  const from = marked.indexOf("|")
  const to = marked.lastIndexOf("|") - (from === marked.lastIndexOf("|") ? 0 : 1)
  const text = marked.replaceAll("|", "")
  const { changes, anchor, head } = tool(text, from, to)
  const made = changes.reduceRight((now, each) => now.slice(0, each.from) + each.insert + now.slice(each.to), text)
  const bars = anchor === head ? "|" : `|${made.slice(anchor, head)}|`
  return made.slice(0, anchor) + bars + made.slice(head)
}

const bold = around("**", "text")

test.each<readonly [what: string, tool: TextTool, before: string, after: string]>([
  ["bold words", bold, "One |two |three", "One **|two|** three"],
  ["bold words, taken off", bold, "One **|two|** three", "One |two| three"],
  ["a bold word around the cursor", bold, "One tw|o", "One **|two|**"],
  ["bold where there is nothing", bold, "|", "**|text|**"],
  ["bold points", bold, "|- One\n- Two|", "|- **One**\n- **Two**|"],
  ["bold words of a whole point", bold, "|- One|", "- **|One|**"],
  ["italics within a word", italics("text"), "fore|cast|", "fore*|cast|*"],
  ["a heading", heading("A heading"), "On call|", "## On call|"],
  ["a heading on an empty line", heading("A heading"), "One\n\n|", "One\n\n## |A heading|"],
  ["a heading below one", heading(""), "## One\n\n## Two|", "## One\n\n### Two|"],
  ["a first heading, taken off", heading(""), "## One|", "One|"],
  ["a list in a paragraph", bullets(""), "One\n|two|\nthree", "One\n\n|- two|\n\nthree"],
  ["a list, taken off", bullets(""), "- One|", "One|"],
  ["a numbered list of a list", numbers(""), "|- One\n- Two|", "|1. One\n2. Two|"],
  ["a quotation on an empty line", quotation("A quote"), "|", "> |A quote|"],
  ["code in a line", code("code"), "Run |npm `x`|", "Run ``|npm `x`|``"],
  ["code of several lines", code("code"), "|a\nb|", "```\n|a\nb|\n```"],
  [
    "the second footnote",
    note("A footnote"),
    "One[^1] two|.\n\n[^1]: A\n",
    "One[^1] two[^2].\n\n[^1]: A\n[^2]: |A footnote|\n",
  ],
  ["a list in HTML, in place of its paragraph", htmlList("x"), "<p>One|</p>", "|<ul><li>One</li></ul>|"],
  ["the next paragraph in HTML", htmlParagraph("x"), "<p>One| two</p>", "<p>One</p><p>| two</p>"],
])("%s", (_what, tool, before, after) => {
  expect(applied(tool, before)).toBe(after)
})

const clipboard = (html: string, ...types: readonly string[]) =>
  ({ types, getData: (type: string) => (type === "text/html" ? html : "") }) as unknown as DataTransfer

test.each([
  ["bold words", true, "<b>a</b>"],
  ["two paragraphs", true, "<p>a</p>\n<p>b</p>"],
  ["words with a style that says nothing", false, '<span style="font-weight: 400">a</span>'],
  ["a single paragraph", false, "<p>a</p>"],
])("%s: what is pasted has more to it than its letters: %s", (_what, isFormatted, html) => {
  expect(formattedHtml(clipboard(html)) !== undefined).toBe(isFormatted)
  expect(formattedHtml(clipboard(html, "vscode-editor-data"))).toBeUndefined()
})

test.each([
  ["words", "Some **bold** words & more", "Some <strong>bold</strong> words &amp; more"],
  [
    "a heading, a list and links, of which only those to other sites stay",
    "## One\n\n- a *b*\n  1. c\n\n[d](https://d.example) [e](/about/)",
    '<p><strong>One</strong></p><ul><li>a <em>b</em><ol><li>c</li></ol></li></ul><p><a href="https://d.example">d</a> e</p>',
  ],
])("what is pasted into a text in HTML is written in its few tags: %s", (_what, markdown, html) => {
  expect(markupOf(markdown)).toBe(html)
})
