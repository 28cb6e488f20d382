import { useCallback, useEffect, useMemo, useRef, useState } from "react"
import type { Problem } from "../../src/content/check/report/problem"
import type { Path } from "../../src/content/contract/field"
import type { Json } from "../../src/content/edit/edit-json"
import type { Change, Outcome, Revision } from "../server/content"
import type { FieldFacts } from "../server/contract"
import type { Api } from "./api"
import { indexOf } from "./find"

/** The content as the studio has it, and what can be done with it. */
export interface ContentState {
  readonly files: ReadonlyMap<string, Revision>
  readonly contract: Readonly<Record<string, FieldFacts>>
  readonly problems: readonly Problem[]
  /** What is wrong with an edit that was not written, by file and path. */
  readonly refused: ReadonlyMap<string, readonly Problem[]>
  /** What the studio has to say: what was saved, or what went wrong. */
  readonly said: string
  readonly index: ReturnType<typeof indexOf>
  readonly api: Api
  edit(file: string, edit: Change): Promise<void>
  /** Shows on the page what is being typed, before it is saved. */
  show(before: string, after: string): void
  undo(): Promise<void>
  redo(): Promise<void>
}

/** @returns a place in words, the same for the same place */
export const placeName = (file: string, path: Path): string => `${file}#${path.join(".")}`

/** @returns the value at a path; undefined if it is not there */
export function valueAt(content: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, step) => (typeof value === "object" && value !== null ? Reflect.get(value, step) : undefined),
    content,
  )
}

/** @returns the content of a file; undefined while it cannot be read */
export function contentOf(revision: Revision | undefined): Json | undefined {
  try {
    return revision && (JSON.parse(revision.text) as Json)
  } catch {
    return undefined
  }
}

/**
 * @param api what asks the server
 * @param show shows on the page what is being typed
 */
export function useContent(api: Api, show: ContentState["show"]): ContentState | undefined {
  const [files, setFiles] = useState<ReadonlyMap<string, Revision>>()
  const [contract, setContract] = useState<Readonly<Record<string, FieldFacts>>>()
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [refused, setRefused] = useState<ReadonlyMap<string, readonly Problem[]>>(new Map())
  const [said, setSaid] = useState("")
  const now = useRef(files)
  now.current = files

  const load = useCallback(async () => {
    const [all, facts, found] = await Promise.all([api.files(), api.contract(), api.problems()])
    setFiles(new Map(all.map((each) => [each.file, each])))
    setContract(facts)
    setProblems(found)
  }, [api])

  useEffect(() => {
    load().catch((error: unknown) => setSaid(String(error)))
  }, [load])

  // What another editor has saved is here as soon as somebody looks again, and every few seconds while they look.
  useEffect(() => {
    const look = async () => {
      if (document.hidden) return
      const all = await api.files()
      const moved = all.filter(({ file, revision }) => now.current?.get(file)?.revision !== revision)
      if (moved.length === 0 && all.length === now.current?.size) return
      setFiles(new Map(all.map((each) => [each.file, each])))
      setProblems(await api.problems())
      setSaid(`Changed elsewhere: ${moved.map(({ file }) => `data/${file}`).join(", ")}`)
    }
    const tryToLook = () => void look().catch((error: unknown) => setSaid(String(error)))
    const timer = setInterval(tryToLook, 2000)
    addEventListener("focus", tryToLook)
    return () => {
      clearInterval(timer)
      removeEventListener("focus", tryToLook)
    }
  }, [api])

  const take = useCallback((outcome: Outcome | null, place?: string) => {
    if (!outcome) return setSaid("There is nothing more to undo or to do again.")
    if (outcome.kind === "refused") {
      if (place) setRefused((before) => new Map([...before, [place, outcome.problems]]))
      return setSaid("Not saved: it would break the site.")
    }
    const { file, text, revision } = outcome
    setFiles((before) => new Map([...(before ?? []), [file, { file, text, revision }]]))
    if (place) setRefused((before) => new Map([...before].filter(([name]) => name !== place)))
    if (outcome.kind === "written") setProblems(outcome.problems)
    setSaid(
      outcome.kind === "written"
        ? `Saved to data/${file}`
        : `data/${file} was changed elsewhere: this is how it is now.`,
    )
  }, [])

  const index = useMemo(() => indexOf([...(files?.values() ?? [])]), [files])
  if (!files || !contract) return undefined
  return {
    ...{ files, contract, problems, refused, said, index, show, api },
    edit: async (file, edit) => {
      const known = now.current?.get(file)
      if (!known) return
      try {
        take(await api.edit(file, known.revision, edit), placeName(file, edit.kind === "text" ? [] : edit.path))
      } catch (error) {
        setSaid(String(error instanceof Error ? error.message : error))
      }
    },
    undo: async () => take(await api.undo()),
    redo: async () => take(await api.redo()),
  }
}
