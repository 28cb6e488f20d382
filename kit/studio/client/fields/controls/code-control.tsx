import { defaultKeymap, history, historyKeymap } from "@codemirror/commands"
import { html } from "@codemirror/lang-html"
import { markdown, markdownLanguage } from "@codemirror/lang-markdown"
import { HighlightStyle, syntaxHighlighting } from "@codemirror/language"
import { EditorState } from "@codemirror/state"
import { EditorView, keymap } from "@codemirror/view"
import { tags } from "@lezer/highlight"
import { useEffect, useRef } from "react"
import { changedPart } from "../../../../content/location/source-text"
import { words } from "../../../words/words"
import { asParagraph, toolsFor } from "./code-tools"
import { cellInput, tableKeys } from "./table/table-keys"
import { TableTool } from "./table/table-tool"

interface CodeControlProps {
  readonly id: string
  readonly name: string
  readonly kind: "html" | "markdown"
  readonly value: string
  readonly onChange: (to: string) => void
  readonly described?: string
  readonly isWrong?: boolean
  /** The line to select after a click on the page, from 1. */
  readonly line?: number | undefined
  /** Takes a dropped or pasted picture; resolves with its markup, if it can be used. */
  readonly onPicture?: (picture: File) => Promise<string | undefined>
}

/** Headings and emphasis look like their result; markup characters have a colour of their own. */
const look = HighlightStyle.define([
  { tag: tags.heading, fontWeight: "650" },
  { tag: tags.strong, fontWeight: "650" },
  { tag: tags.emphasis, fontStyle: "italic" },
  { tag: [tags.link, tags.url], textDecoration: "underline" },
  { tag: [tags.processingInstruction, tags.angleBracket, tags.tagName, tags.meta], color: "var(--signal)" },
])

/** An editor for a text with markup: CodeMirror, with buttons for the markup that the site supports. */
export function CodeControl(props: CodeControlProps) {
  const { id, name, kind, value, line, described, isWrong } = props
  const host = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>()
  const now = useRef(props)
  now.current = props

  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is created once; later changes are applied below.
  useEffect(() => {
    if (!host.current) return
    const takePicture = (files: FileList | undefined, event: Event) => {
      const [picture] = files ?? []
      if (!picture?.type.startsWith("image/") || !now.current.onPicture) return false
      event.preventDefault()
      void now.current.onPicture(picture).then((markup) => {
        const state = view.current?.state
        if (!markup || !state) return
        const { from, to } = state.selection.main
        const insert = asParagraph(markup, state.sliceDoc(0, from), state.sliceDoc(to))
        // The place of its description is selected: the next words are the description.
        const [start, end] = [insert.indexOf("![") + 2, insert.indexOf("](")]
        view.current?.dispatch({
          changes: { from, to, insert },
          selection: { anchor: from + start, head: from + end },
          scrollIntoView: true,
          userEvent: "input",
        })
        view.current?.focus()
      })
      return true
    }
    const editor = new EditorView({
      parent: host.current,
      state: EditorState.create({
        doc: value,
        extensions: [
          history(),
          kind === "html" ? [] : [tableKeys, cellInput],
          keymap.of([...defaultKeymap, ...historyKeymap]),
          // With the tables of GitHub Flavored Markdown, as the site has them.
          kind === "html" ? html({ autoCloseTags: false }) : markdown({ base: markdownLanguage }),
          syntaxHighlighting(look),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({
            id,
            "aria-label": name,
            dir: "auto",
            spellcheck: "true",
            ...(described ? { "aria-describedby": described } : {}),
          }),
          EditorView.domEventHandlers({
            paste: (event) => takePicture(event.clipboardData?.files, event),
            drop: (event) => takePicture(event.dataTransfer?.files, event),
          }),
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (docChanged && state.doc.toString() !== now.current.value) now.current.onChange(state.doc.toString())
          }),
        ],
      }),
    })
    view.current = editor
    return () => editor.destroy()
  }, [])

  // Changes from elsewhere replace the editor's text; its own typing is in it already.
  useEffect(() => {
    const editor = view.current
    const shown = value.replace(/\r\n?/g, "\n")
    if (!editor || editor.state.doc.toString() === shown) return
    // Only the part that differs, so that the cursor stays.
    const { start, end, insert } = changedPart(editor.state.doc.toString(), shown)
    editor.dispatch({ changes: { from: start, to: end, insert } })
  }, [value])

  useEffect(() => view.current?.contentDOM.setAttribute("aria-invalid", String(Boolean(isWrong))), [isWrong])

  useEffect(() => {
    const editor = view.current
    if (!editor || line === undefined) return
    const { from, to } = editor.state.doc.line(Math.min(Math.max(1, line), editor.state.doc.lines))
    editor.dispatch({
      selection: { anchor: from, head: to },
      effects: EditorView.scrollIntoView(from, { y: "center" }),
    })
    editor.focus()
  }, [line])

  return (
    <div className={`code ${kind}`}>
      <div className="code-tools" role="toolbar" aria-label={words.formatting.label(name)} aria-controls={id}>
        {toolsFor(kind).map(({ label, sign, write }) => (
          <button
            key={label}
            type="button"
            aria-label={label}
            title={label}
            onClick={() => {
              const editor = view.current
              if (!editor) return
              const { from, to } = editor.state.selection.main
              const written = write(editor.state.sliceDoc(from, to))
              editor.dispatch({ ...editor.state.replaceSelection(written), scrollIntoView: true })
              editor.focus()
            }}
          >
            {sign}
          </button>
        ))}
        {kind === "markdown" && <TableTool editor={() => view.current} />}
      </div>
      <div ref={host} />
    </div>
  )
}
