import { defaultKeymap, redo, selectAll, undo } from "@codemirror/commands"
import { html } from "@codemirror/lang-html"
import { markdown, markdownLanguage } from "@codemirror/lang-markdown"
import { HighlightStyle, syntaxHighlighting } from "@codemirror/language"
import { EditorState, type TransactionSpec } from "@codemirror/state"
import { EditorView, keymap } from "@codemirror/view"
import { tags } from "@lezer/highlight"
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { countTextErrors } from "../../../../content/check/check-text"
import { isInitialText } from "../../../../content/contract/posts"
import { words } from "../../../words/words"
import { fieldId } from "../../content/location"
import { useStudio } from "../../studio-context"
import { changeBetween, undoByPhrase, wayOfKey } from "../../ui/text-history"
import { withPictures } from "./clipboard-pictures"
import { type CodeMark, codeMarks, goToNextMark, showMarks } from "./code-marks"
import {
  cellText,
  formattedHtml,
  holdPlaces,
  isParagraphAt,
  linkOfPasted,
  literalAt,
  paragraphCopies,
  writePasted,
} from "./code-paste"
import { type LinkPlace, linkPlaceAt, linkText, type TextKind } from "./link/link-at"
import { LinkBox } from "./link/link-box"
import { linkingOf } from "./link/link-targets"
import { markupOf } from "./markup-of"
import { lineSign, nameWithKeys, pictureToolKeys, toolsFor } from "./tools/code-tools"
import { blockKeys } from "./tools/end-block"
import { initialText } from "./tools/initial-text"
import { asParagraph, type TextTool } from "./tools/text-tools"

interface CodeControlProps {
  readonly id: string
  /** The file of the text, within data/. */
  readonly file: string
  readonly name: string
  readonly kind: TextKind
  readonly value: string
  readonly onChange: (to: string) => void
  readonly described?: string
  readonly isWrong?: boolean
  /** Takes a dropped or pasted picture; resolves with its markup, if it can be used. */
  readonly onPicture?: (picture: File) => Promise<string | undefined>
  /** The check's diagnostics of places in the text. */
  readonly marks?: readonly CodeMark[]
  /** More buttons, given a way to write a paragraph of its own. */
  readonly more?: (write: (block: string) => void) => ReactNode
}

/** Headings and emphasis look like their result; markup characters have a colour of their own. */
const look = HighlightStyle.define([
  { tag: [tags.heading, tags.strong], fontWeight: "650" },
  { tag: tags.emphasis, fontStyle: "italic" },
  { tag: tags.url, textDecoration: "underline" },
  { tag: [tags.angleBracket, tags.tagName, tags.character], class: "code-sign" },
])

const noMarks: readonly CodeMark[] = []

/** An editor for a text with markup: CodeMirror, with buttons for the markup that the site supports. */
export function CodeControl(props: CodeControlProps) {
  const { id, file, name, kind, value, described, isWrong, marks = noMarks, more } = props
  const { store, content, pages, view: open } = useStudio()
  const { chosen, request } = open
  const host = useRef<HTMLDivElement>(null)
  const toolbar = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>()
  const now = useRef(props)
  now.current = props
  const [place, setPlace] = useState<LinkPlace>()
  /** How many texts are being pasted. */
  const [pasting, setPasting] = useState(0)
  const places = useMemo(holdPlaces, [])

  const editorThere = (): EditorView => view.current ?? fail()
  const askForLink = () => {
    const { state } = editorThere()
    const { from, to } = state.selection.main
    setPlace(linkPlaceAt(kind, state.doc.toString(), from, to))
  }
  /** Makes a change, unless the check refuses what a tool would write. */
  const change = (spec: TransactionSpec, isTool = false) => {
    const editor = editorThere()
    const edit = editor.state.update({ ...spec, scrollIntoView: true, userEvent: "input" })
    const errors = (doc: unknown) => countTextErrors(kind, String(doc))
    if (isTool && errors(edit.newDoc) > errors(edit.startState.doc))
      store.notify({ words: words.formatting.notHere, isWrong: true })
    else editor.dispatch(edit)
    editor.focus()
    return true
  }
  const write = (tool: TextTool) => {
    const { doc, selection } = editorThere().state
    const { changes, anchor, head } = tool(doc.toString(), selection.main.from, selection.main.to)
    change({ changes, selection: { anchor, head } }, true)
  }
  const writeLink = ({ from, to }: LinkPlace, insert: string) => {
    // The text can take the focus only after the dialog has closed.
    flushSync(() => setPlace(undefined))
    return change({ changes: { from, to, insert }, selection: { anchor: from + insert.length } })
  }
  const writeBlock = (block: string) => {
    const { state } = editorThere()
    const { from, to } = state.selection.main
    const insert = asParagraph(block, state.sliceDoc(0, from), state.sliceDoc(to))
    // Select the placeholder of the description, so that typing replaces it.
    const [start, end] = [insert.indexOf("![") + 2, insert.indexOf("](")]
    change({ changes: { from, to, insert }, selection: { anchor: from + start, head: from + end } })
  }

  const tools = [
    ...toolsFor(kind).map((tool) => ({ ...tool, act: () => write(tool.write) })),
    {
      label: words.formatting.link.label,
      sign: lineSign("M7 4.5 8.5 3a3 3 0 0 1 4.3 4.3L11 9M9 11.5 7.5 13a3 3 0 0 1-4.3-4.3L5 7M6 10l4-4"),
      keys: "Mod-k",
      act: askForLink,
    },
  ]

  // biome-ignore lint/correctness/useExhaustiveDependencies: the editor is created once; later changes are applied below.
  useEffect(() => {
    if (!host.current) return
    /** Whether the pressed keys paste plain text. */
    let isPlain = false
    const takePicture = (files: FileList | undefined) => {
      const [picture] = files ?? []
      if (!picture?.type.startsWith("image/") || !now.current.onPicture) return false
      void now.current.onPicture(picture).then((markup) => markup && view.current && writeBlock(markup))
      return true
    }
    /** Converts HTML for a text of this kind; undefined if that fails, which is shown. */
    const takeHtml = async (copied: string): Promise<string | undefined> => {
      const values = kind === "html" ? {} : { file }
      const made = await store.upload("POST paste", values, new Blob([copied]))
      if (!made) return undefined
      const { notes, markdown: text } = made
      store.notify({ words: words.text.pasted(notes.length), details: notes.length > 0 ? notes : undefined })
      return kind === "html" ? markupOf(text) : text
    }
    const paste = ({ clipboardData: clipboard }: ClipboardEvent, editor: EditorView): boolean => {
      if (!clipboard) return false
      const plain = clipboard.getData("text/plain")
      const literal = literalAt(editor.state)
      const { main } = editor.state.selection
      if (literal === "cell" && /[\n\r\t|]/.test(plain)) return writePasted(editor, "html", main, cellText(plain))
      if (isPlain || literal) return takePicture(clipboard.files)
      if (isParagraphAt(editor.state, plain)) return writePasted(editor, kind, main, plain)
      const link = linkOfPasted(editor.state, kind, plain)
      if (link) return writeLink(link.place, link.insert)
      const pasted = formattedHtml(clipboard)
      // The HTML of a picture copied by itself only has its address; the file itself is better.
      if (!pasted || (plain.trim() === "" && clipboard.files.length > 0)) return takePicture(clipboard.files)
      const held = places.hold(main)
      setPasting((count) => count + 1)
      void withPictures(pasted, clipboard.getData("text/rtf"))
        .then(takeHtml)
        .then((made) => {
          places.release(held)
          setPasting((count) => count - 1)
          if (view.current) writePasted(view.current, kind, held, made?.trim() ? made : plain)
        })
      return true
    }
    const picture = () => toolbar.current?.querySelector<HTMLElement>(`[data-keys="${pictureToolKeys}"]`)?.click()
    const pictureTool = kind === "html" ? [] : [{ keys: pictureToolKeys, act: picture }]
    const editor = new EditorView({
      parent: host.current,
      state: EditorState.create({
        doc: value,
        extensions: [
          undoByPhrase,
          keymap.of([
            ...[...tools, ...pictureTool].map(({ keys, act }) => ({
              key: keys,
              run: () => {
                act()
                return true
              },
            })),
            ...defaultKeymap,
            {
              // With Caps Lock, Shift makes a small letter.
              any: (editor, event) => {
                const way = wayOfKey(event)
                if (way) (way === "undo" ? undo : redo)(editor)
                return way !== undefined
              },
            },
          ]),
          // With the tables of GitHub Flavored Markdown, as the site has them.
          kind === "html"
            ? html({ autoCloseTags: false })
            : [blockKeys, initialText, markdown({ base: markdownLanguage }), paragraphCopies],
          syntaxHighlighting(look),
          codeMarks,
          places.extension,
          EditorView.lineWrapping,
          // The toolbar stays in view above the text, and covers it there.
          EditorView.scrollMargins.of(() => ({ top: coveredBy(toolbar.current) })),
          EditorView.contentAttributes.of({
            id,
            "aria-label": name,
            dir: "auto",
            spellcheck: "true",
            ...(described ? { "aria-describedby": described } : {}),
          }),
          EditorView.domEventHandlers({
            keydown: ({ key, shiftKey }) => {
              if (key.toLowerCase() === "v") isPlain = shiftKey
              return false
            },
            paste,
            drop: ({ dataTransfer }) => takePicture(dataTransfer?.files),
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
    // Replace only the part that differs, so that the caret stays where it is.
    editor.dispatch({ changes: changeBetween(editor.state.doc.toString(), shown) })
  }, [value])

  useEffect(() => view.current?.contentDOM.setAttribute("aria-invalid", String(Boolean(isWrong))), [isWrong])

  // A long text takes a moment to parse. Each check makes new marks: they are replaced only if they differ.
  const settled = useDeferredValue(value)
  const said = JSON.stringify(marks)
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (view.current) showMarks(view.current, marks, kind === "markdown")
  }, [said, settled])

  // biome-ignore lint/correctness/useExhaustiveDependencies: each request leads here anew, also to what was selected before.
  useEffect(() => {
    const editor = view.current
    if (!editor || !chosen || chosen.isInPage || fieldId(chosen) !== id) return
    if (chosen.selection) {
      const most = editor.state.doc.length
      const [anchor, head] = [Math.min(chosen.selection.start, most), Math.min(chosen.selection.end, most)]
      editor.dispatch({ selection: { anchor, head }, effects: EditorView.scrollIntoView(anchor, { y: "center" }) })
    } else if (isInitialText(editor.state.doc.toString())) {
      // Composed text, such as Japanese, replaces the selection alone.
      selectAll(editor)
    }
    editor.focus()
  }, [request])

  const errors = marks.filter(({ isError }) => isError).length
  return (
    <div className={`code ${kind}`}>
      <div
        ref={toolbar}
        className="code-tools"
        role="toolbar"
        aria-label={words.formatting.label(name)}
        aria-controls={id}
      >
        {tools.map(({ label, sign, keys, act }) => (
          <button key={label} type="button" aria-label={label} title={nameWithKeys(label, keys)} onClick={act}>
            {sign}
          </button>
        ))}
        {more?.(writeBlock)}
        <span role="status">{pasting > 0 && words.text.pasting}</span>
        {marks.length > 0 && (
          <button
            type="button"
            className={errors > 0 ? "code-count is-wrong" : "code-count"}
            title={words.text.nextPlace(marks.length)}
            onClick={() => goToNextMark(editorThere())}
          >
            {errors > 0 && words.panel.errors(errors)}
            {errors > 0 && errors < marks.length && ", "}
            {errors < marks.length && words.panel.warnings(marks.length - errors)}
          </button>
        )}
      </div>
      <div ref={host} />
      {place && (
        <LinkBox
          place={place}
          linking={linkingOf(kind, file, editorThere().state.doc.toString(), content.docs, pages)}
          onFile={(pdf) => store.upload("POST file", { name: pdf.name }, pdf)}
          onLink={(shown, address) => writeLink(place, linkText(kind, place, shown, address))}
          onTakeOff={() => writeLink(place, place.label)}
          onClose={() => setPlace(undefined)}
        />
      )}
    </div>
  )
}

/** @returns how much of the panel a sticky toolbar and what is above it cover, in pixels */
const coveredBy = (toolbar: HTMLElement | null): number =>
  toolbar ? Number.parseFloat(getComputedStyle(toolbar).insetBlockStart) + toolbar.offsetHeight : 0

function fail(): never {
  throw new Error("The editor is there as long as its control.")
}
