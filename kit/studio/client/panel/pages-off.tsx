import { optionalRoutes } from "../../../content/contract/site-addresses"
import { words } from "../../words/words"
import { type ContentLocation, locationKey, pagesOff } from "../content/location"
import { nameOfFile, nameSource } from "../content/names"
import { ListDiagnostics } from "../fields/diagnostics"
import { useStudio } from "../studio-context"
import { ShownSwitch } from "./shown-switch"

/** @returns whether a location is the list of pages that the site does not have */
export const isPagesOff = (location: ContentLocation): boolean => locationKey(location) === locationKey(pagesOff)

/** The pages that can be left out, each with a switch that shows it to visitors. */
export function PagesOff({ location }: { readonly location: ContentLocation }) {
  const { content } = useStudio()
  const about = content.diagnostics.filter(
    ({ location: { file, path } }) => file === location.file && path[0] === location.path[0],
  )
  return (
    <div className="pages-off">
      <ListDiagnostics about={about} />
      <p className="help">{words.leavingOut.help}</p>
      <ul>
        {optionalRoutes.map((page) => (
          <li key={page}>
            <ShownSwitch page={page} label={nameOfFile(`pages/${page}.json`, nameSource(content))} />
          </li>
        ))}
      </ul>
    </div>
  )
}
