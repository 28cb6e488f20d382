import { words } from "../../words"

/** The way back, one step away so that nobody goes it by mistake. */
export const TakeBack = ({ onTakeBack }: { readonly onTakeBack: () => void }) => (
  <details className="take-back">
    <summary>{words.updating.takeBack}</summary>
    <p className="help">{words.updating.takeBackHelp}</p>
    <button type="button" className="button" onClick={onTakeBack}>
      {words.updating.takeBackNow}
    </button>
  </details>
)
