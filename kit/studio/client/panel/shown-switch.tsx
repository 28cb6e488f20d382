import { useId, useState } from "react"
import type { optionalRoutes } from "../../../content/contract/site-addresses"
import { words } from "../../words/words"
import { pagesOff } from "../content/location"
import { nameOfFile, nameSource } from "../content/names"
import { useStudio } from "../studio-context"
import { Switch } from "../ui/switch"
import { LeaveOut } from "./leave-out"
import { menusWith } from "./menus/menu-choices"

type OptionalPage = (typeof optionalRoutes)[number]

/** @returns a function that shows a page to visitors which was left out */
export function useShowPage(): (page: OptionalPage) => Promise<unknown> {
  const { store, content } = useStudio()
  return (page) => {
    const menus = menusWith(page, content.docs)
    const name = nameOfFile(`pages/${page}.json`, nameSource(content))
    const said = words.leavingOut.shown(name, menus.length > 1 ? "both" : menus[0])
    return store.changeFiles((send) => send("POST show-page", { page }), said)
  }
}

interface ShownSwitchProps {
  readonly page: OptionalPage
  /** What stands beside the switch. */
  readonly label: string
}

/** Whether visitors see a page: on shows it at once, off asks about all that leads to it. */
export function ShownSwitch({ page, label }: ShownSwitchProps) {
  const { store, content } = useStudio()
  const [isAsked, setIsAsked] = useState(false)
  const show = useShowPage()
  const id = useId()
  const off = store.stored(pagesOff)
  const isShown = !(Array.isArray(off) && off.includes(page))
  return (
    <div className="switched">
      <div className="name">
        <label htmlFor={id}>{label}</label>
        <Switch id={id} isOn={isShown} onSwitch={(isOn) => (isOn ? void show(page) : setIsAsked(true))} />
      </div>
      {isAsked && (
        <LeaveOut
          page={page}
          name={nameOfFile(`pages/${page}.json`, nameSource(content))}
          onClose={() => setIsAsked(false)}
        />
      )}
    </div>
  )
}
