import type { EditorView } from "@codemirror/view"
import { useId, useState } from "react"
import { flushSync } from "react-dom"
import { words } from "../../../../words/words"
import { Dialog } from "../../../ui/dialog"
import { FormField } from "../../../ui/form-field"
import { nameWithKeys, tableToolKeys } from "./code-tools"
import { insertTable } from "./table-keys"

interface TableToolProps {
  readonly editor: () => EditorView | undefined
}

/** The largest table that can be asked for; Tab adds more rows. */
const maxSize = { rows: 50, columns: 12 } as const

const { table } = words.formatting

/** A button that asks for rows and columns, and adds a table to the text. */
export function TableTool({ editor }: TableToolProps) {
  const [isAsking, setIsAsking] = useState(false)
  const [rows, setRows] = useState("2")
  const [columns, setColumns] = useState("3")
  const id = useId()

  const insert = () => {
    // The text can take the focus only after the dialog has closed.
    flushSync(() => setIsAsking(false))
    const view = editor()
    if (!view) return
    insertTable(view, Number(rows), Number(columns), table.heading)
    view.focus()
  }

  const numbers = [
    { name: "rows", label: table.rows, value: rows, write: setRows },
    { name: "columns", label: table.columns, value: columns, write: setColumns },
  ] as const

  return (
    <>
      <button
        type="button"
        data-keys={tableToolKeys}
        aria-label={table.label}
        title={nameWithKeys(table.label, tableToolKeys)}
        onClick={() => setIsAsking(true)}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M1.5 3h13v10h-13zM1.5 6.5h13M6 6.5V13M10.5 6.5V13" />
        </svg>
      </button>
      {isAsking && (
        <Dialog title={table.title} onClose={() => setIsAsking(false)}>
          <form
            className="questions table-size"
            onSubmit={(event) => {
              event.preventDefault()
              insert()
            }}
          >
            {numbers.map(({ name, label, value, write }) => (
              <FormField key={name} id={`${id}-${name}`} name={label}>
                <input
                  id={`${id}-${name}`}
                  type="number"
                  required
                  min={1}
                  max={maxSize[name]}
                  value={value}
                  onChange={({ target }) => write(target.value)}
                />
              </FormField>
            ))}
            <p className="help">{words.text.tableKeys}</p>
            <button type="submit" className="button main">
              {table.insert}
            </button>
          </form>
        </Dialog>
      )}
    </>
  )
}
