import { isLeftOut } from "../../../content/contract/site-addresses"
import { words } from "../../words"
import { pagesOff } from "../content/location"
import { useStudio } from "../studio-context"

/** Says that visitors do not get the page at an address, and leads to where that is decided; empty for all others. */
export function LeftOutNote({ address }: { readonly address: string }) {
  const { store, view } = useStudio()
  if (!isLeftOut(address, store.stored(pagesOff))) return null
  return (
    <p className="left-out">
      {words.leavingOut.note}{" "}
      <button type="button" className="quiet" onClick={() => view.openLocation(pagesOff)}>
        {words.leavingOut.toList}
      </button>
    </p>
  )
}
