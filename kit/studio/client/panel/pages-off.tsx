import { useId, useState } from "react"
import { defaultMenus, optionalRoutes } from "../../../content/contract/site-addresses"
import { words } from "../../words/words"
import { type ContentLocation, locationKey, pagesOff } from "../content/location"
import { nameOfFile, nameSource } from "../content/names"
import { DiagnosticWords } from "../fields/diagnostics"
import { useStudio } from "../studio-context"
import { Switch } from "../ui/switch"
import { LeaveOut } from "./leave-out"

const menuNames = ["header", "footer"] as const

/** @returns whether a location is the list of pages that the site does not have */
export const isPagesOff = (location: ContentLocation): boolean => locationKey(location) === locationKey(pagesOff)

/** The pages that can be left out, each with a switch. */
export function PagesOff({ location }: { readonly location: ContentLocation }) {
  const { store, content } = useStudio()
  const [asked, setAsked] = useState<(typeof optionalRoutes)[number]>()
  const id = useId()
  const stored = store.stored(location)
  const off = Array.isArray(stored) ? stored.map(String) : []
  const nameOf = (page: string) => nameOfFile(`pages/${page}.json`, nameSource(content))
  const about = content.diagnostics.filter(
    ({ location: { file, path } }) => file === location.file && path[0] === location.path[0],
  )

  const show = (page: string) => {
    const entry = store.locationAt(location.file, ["pagesOff", off.indexOf(page)])
    const last = off.length === 1 ? location : entry
    const menus = menuNames.filter((name) => {
      const own = store.stored({ file: location.file, path: ["menu", name] })
      return (Array.isArray(own) ? own.map(String) : defaultMenus[name].map(String)).includes(page)
    })
    void store.perform(
      { kind: "remove", location: last },
      words.leavingOut.shown(nameOf(page), menus.length > 1 ? "both" : menus[0]),
    )
  }
  return (
    <div className="pages-off">
      {about.map((diagnostic) => (
        <DiagnosticWords
          key={diagnostic.code + diagnostic.message}
          diagnostic={diagnostic}
          onFix={() => void store.perform({ kind: "remove", location: diagnostic.location }, words.lists.listRemoved)}
        />
      ))}
      <p className="help">{words.leavingOut.help}</p>
      <ul>
        {optionalRoutes.map((page) => (
          <li key={page} className="switched">
            <div className="name">
              <label htmlFor={`${id}-${page}`}>{nameOf(page)}</label>
              <Switch
                id={`${id}-${page}`}
                isOn={off.includes(page)}
                onSwitch={(isOn) => (isOn ? setAsked(page) : show(page))}
              />
            </div>
          </li>
        ))}
      </ul>
      {asked !== undefined && <LeaveOut page={asked} name={nameOf(asked)} onClose={() => setAsked(undefined)} />}
    </div>
  )
}
