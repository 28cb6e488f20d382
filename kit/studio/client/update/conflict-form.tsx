import { useState } from "react"
import type { RequestInputs } from "../../server/requests"
import type { UpdatePhase } from "../../server/update/update-state"
import { words } from "../../words"

type Conflict = Extract<UpdatePhase, { readonly kind: "conflicts" }>["files"][number]

type Sides = RequestInputs["POST update-try"]["sides"]

interface ConflictFormProps {
  readonly files: readonly Conflict[]
  /** All are decided. */
  readonly onDecided: (sides: Sides) => void
}

const sides = ["mine", "kit"] as const

/** Files in which the owner and the kit changed the same lines: both changes, and whose to take. */
export function ConflictForm({ files, onDecided }: ConflictFormProps) {
  const [decided, setDecided] = useState<Sides>({})
  return (
    <form
      className="conflicts"
      onSubmit={(event) => {
        event.preventDefault()
        onDecided(decided)
      }}
    >
      <h3 tabIndex={-1} data-first>
        {words.updating.conflicts(files.length)}
      </h3>
      <p>{words.updating.conflictsHelp}</p>
      {files.map((file) => (
        <fieldset key={file.path}>
          <legend>
            <span className="unseen">{words.updating.takeOf(file.path)}</span>
            <code aria-hidden="true">{file.path}</code>
          </legend>
          <div className="both">
            {sides.map((side) => (
              <div key={side}>
                <Change path={file.path} name={words.updating.sides[side]} its={file[side]} />
                <label className="check">
                  <input
                    type="radio"
                    name={file.path}
                    required
                    checked={decided[file.path] === side}
                    onChange={() => setDecided({ ...decided, [file.path]: side })}
                  />
                  {words.updating.take[side]}
                </label>
              </div>
            ))}
          </div>
        </fieldset>
      ))}
      <button type="submit" className="button main">
        {words.updating.goOn}
      </button>
    </form>
  )
}

interface ChangeProps {
  readonly path: string
  readonly name: string
  readonly its: Conflict["mine"]
}

/** One side's changes of a file, with what its commits say. */
const Change = ({ path, name, its: { why, changes } }: ChangeProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: long changes are scrolled by keyboard too.
  <section aria-label={words.places.inOneLine([path], name)} tabIndex={0} className="side">
    <h4>{name}</h4>
    {why.length > 0 && <p className="help">{why.join("; ")}</p>}
    <pre dir="ltr">
      {changes
        .trimEnd()
        .split("\n")
        .map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines may be the same, and stay where they are.
          <span key={index} className={lineKind(line)}>
            {`${line}\n`}
          </span>
        ))}
    </pre>
  </section>
)

const lineKind = (line: string): string | undefined =>
  line.startsWith("+") ? "came" : line.startsWith("-") ? "went" : line.startsWith("@@") ? "place" : undefined
