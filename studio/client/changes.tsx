import { useEffect, useRef, useState } from "react"
import type { Json } from "../../src/content/edit/edit-json"
import type { Change } from "../server/changes"
import type { Published } from "../server/publish"
import type { Api } from "./api"
import type { ContentState } from "./state"

interface ChangesProps {
  readonly api: Api
  readonly content: ContentState
  readonly onClose: () => void
}

/** What differs from what is published, each with its way back, and the way to publish it. */
export function Changes({ api, content, onClose }: ChangesProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [changes, setChanges] = useState<readonly Change[] | null>()
  const [message, setMessage] = useState("")
  const [said, setSaid] = useState("")
  const [isBusy, setIsBusy] = useState(false)

  const look = () =>
    api.changes().then(setChanges, (error: unknown) => setSaid(String(error instanceof Error ? error.message : error)))

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is opened, and when the content has changed.
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
    void look()
  }, [content.files])

  const publish = async () => {
    setIsBusy(true)
    try {
      setSaid(inWords(await api.publish(message || summary(changes ?? []))))
      await look()
    } catch (error) {
      setSaid(String(error instanceof Error ? error.message : error))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <dialog ref={dialog} onClose={onClose} aria-labelledby="changes">
      <div className="top">
        <h2 id="changes">Changes</h2>
        <button type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
      {changes === null && (
        <p>This folder has no history, so nothing can be compared: build the site, and upload public/.</p>
      )}
      {changes?.length === 0 && <p>Nothing differs from what was last published.</p>}
      <ol>
        {changes?.map((change) => (
          <li key={`${change.file}#${change.path.join(".")}`}>
            <p className="help">
              data/{change.file} {change.path.join(".")}
            </p>
            {change.before !== undefined && <del>{shown(change.before)}</del>}
            {change.after !== undefined && <ins>{shown(change.after)}</ins>}
            {change.path.length > 0 && (
              <button type="button" onClick={() => content.edit(change.file, backOf(change))}>
                Undo this
              </button>
            )}
          </li>
        ))}
      </ol>
      {(changes?.length ?? 0) > 0 && (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            void publish()
          }}
        >
          <label>
            What this is about
            <input
              value={message}
              placeholder={summary(changes ?? [])}
              onChange={({ target }) => setMessage(target.value)}
            />
          </label>
          <button type="submit" disabled={isBusy}>
            Publish
          </button>
        </form>
      )}
      <p role="status">{said}</p>
    </dialog>
  )
}

const shown = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value, null, 2))

/** The edit that takes a change back. */
function backOf({ path, before, after }: Change) {
  if (before === undefined) return { kind: "remove", path } as const
  const isEntry = after === undefined && typeof path.at(-1) === "number"
  return { kind: isEntry ? "insert" : "set", path, to: before as Json } as const
}

function summary(changes: readonly Change[]): string {
  const files = [...new Set(changes.map(({ file }) => file))]
  return files.length > 3 ? `Content: ${files.length} files` : `Content: ${files.join(", ")}`
}

function inWords(published: Published): string {
  if (published.kind === "published")
    return published.pushed
      ? "Published: your host builds the site now."
      : "Saved in this folder’s history. It has no place to push to."
  if (published.kind === "nothing") return "There is nothing to publish."
  if (published.kind === "problems") {
    const [first] = published.problems
    return `Not published: ${published.problems.length} to mend first, such as ${first?.path || first?.file}: ${first?.message}`
  }
  return published.message
}
