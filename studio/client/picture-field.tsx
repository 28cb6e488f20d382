import { useState } from "react"
import type { Path } from "../../src/content/contract/field"
import type { Api } from "./api"

interface PictureFieldProps {
  readonly api: Api
  readonly file: string
  readonly path: Path
  /** What the picture's name is made from, the best first. */
  readonly words: readonly string[]
  readonly onTaken: (path: string) => void
}

/** Takes a picture that is dropped, pasted or chosen. */
export function PictureField({ api, file, path, words, onTaken }: PictureFieldProps) {
  const [said, setSaid] = useState("")
  const take = async (picture: File | undefined | null) => {
    if (!picture) return
    try {
      const taken = await api.picture(file, path, [...words, picture.name], picture)
      if (taken.kind === "unfit") return setSaid(`${taken.complaint.message} ${taken.complaint.advice}`)
      setSaid(taken.remarks.map(({ message, advice }) => `${message} ${advice}`).join(" "))
      onTaken(taken.path)
    } catch (error) {
      setSaid(String(error instanceof Error ? error.message : error))
    }
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting are ways beside the button, which everybody can use.
    <div
      className="drop"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        void take(event.dataTransfer.files[0])
      }}
      onPaste={(event) => void take(event.clipboardData.files[0])}
    >
      <label>
        Drop a picture here, paste it, or choose a file
        <input type="file" accept="image/*" onChange={({ target }) => void take(target.files?.[0])} />
      </label>
      <p role="status">{said}</p>
    </div>
  )
}
