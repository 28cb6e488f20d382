import type { InputHTMLAttributes } from "react"

interface FileButtonProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "className" | "onChange" | "type"> {
  readonly label: string
  readonly isMain?: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** A button that chooses files. The same file can be chosen twice in a row: it may have changed. */
export const FileButton = ({ label, isMain = false, onFiles, ...input }: FileButtonProps) => (
  <label className={isMain ? "button main" : "button"}>
    {label}
    <input
      {...input}
      className="unseen"
      type="file"
      onChange={({ target }) => {
        const files = [...(target.files ?? [])]
        target.value = ""
        if (files.length > 0) onFiles(files)
      }}
    />
  </label>
)
