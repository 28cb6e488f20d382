import { belongsTo, optionalRoutes } from "../../../src/content/contract/routes"
import { words } from "../../words"
import { useStudio } from "../studio-context"

const pagesOff = { file: "site.json", path: ["pagesOff"] }

/** Says that visitors do not get the page at an address, and leads to where that is decided; empty for all others. */
export function LeftOutNote({ address }: { readonly address: string }) {
  const { store, open } = useStudio()
  const stored = store.stored(pagesOff)
  const off: readonly unknown[] = Array.isArray(stored) ? stored : []
  if (!optionalRoutes.some((route) => off.includes(route) && belongsTo(address, route))) return null
  return (
    <p className="left-out">
      {words.leavingOut.note}{" "}
      <button type="button" className="quiet" onClick={() => open(pagesOff)}>
        {words.leavingOut.toList}
      </button>
    </p>
  )
}
