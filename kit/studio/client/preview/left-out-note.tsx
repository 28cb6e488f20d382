import { isBelowRoute, isLeftOut, optionalRoutes } from "../../../content/contract/site-addresses"
import { words } from "../../words/words"
import { pagesOff } from "../content/location"
import { useShowPage } from "../panel/shown-switch"
import { useStudio } from "../studio-context"

/** Says that visitors do not get the page at an address, and shows it to them; empty for all others. */
export function LeftOutNote({ address }: { readonly address: string }) {
  const { store } = useStudio()
  const show = useShowPage()
  const page = optionalRoutes.find((route) => isBelowRoute(address, route))
  if (!page || !isLeftOut(address, store.stored(pagesOff))) return null
  return (
    <p className="left-out">
      {words.leavingOut.note}{" "}
      <button type="button" className="quiet" onClick={() => void show(page)}>
        {words.leavingOut.show}
      </button>
    </p>
  )
}
