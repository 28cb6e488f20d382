import { type RefObject, useEffect, useState } from "react"
import { asText } from "../../../content/location/json-path"
import { normalizeText } from "../content/text-forms"
import { useStudio } from "../studio-context"

/** How often the page is looked at, in milliseconds. The first look comes after a pause in typing. */
const pauseMs = 1000

/** @returns whether the page still shows other content, as after a site has replaced the sample: the name in its footer is not the site's */
export function useFormer(frame: RefObject<HTMLIFrameElement>): boolean {
  const { store } = useStudio()
  const name = normalizeText(asText(store.value({ file: "site.json", path: ["name"] }) ?? ""))
  const [former, setFormer] = useState<string>()
  useEffect(() => {
    const timer = setInterval(() => {
      const said = normalizeText(frame.current?.contentDocument?.querySelector("body footer")?.textContent ?? "")
      setFormer(said === "" || said.includes(name) ? undefined : name)
    }, pauseMs)
    return () => clearInterval(timer)
  }, [frame, name])
  return former === name
}
