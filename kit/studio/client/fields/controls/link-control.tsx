import { words } from "../../../words"
import { type ControlProps, textControl } from "./control-props"

/** An address, with a link to open it. */
export function LinkControl(props: ControlProps) {
  const shared = textControl(props)
  const isWeb = /^https?:\/\/\S+\.\S+$/.test(shared.value)
  return (
    <>
      <input {...shared} type="text" inputMode="url" dir="ltr" />
      {isWeb && (
        <a className="quiet" href={shared.value} target="_blank" rel="noreferrer noopener">
          {words.fields.openAddress}
        </a>
      )}
    </>
  )
}
