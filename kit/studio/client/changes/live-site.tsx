import { useState } from "react"
import type { LiveStatus } from "../../server/live/live-status"
import { words } from "../../words/words"
import { useAnswer, useStudio } from "../studio-context"
import { formatRelativeTime } from "./format-time"

/** The way to the site on its host, and whether visitors see there what was published. */
export function LiveSite() {
  const { store, content } = useStudio()
  const [live, setLive] = useState<LiveStatus>()
  const [isBusy, setIsBusy] = useState(false)
  // The address is in this file.
  const { answer: site } = useAnswer("GET live", { on: [content.docs.get("site.json")?.text] })

  const ask = async () => {
    setIsBusy(true)
    setLive(undefined)
    setLive(await store.send("POST live"))
    setIsBusy(false)
  }

  if (site?.address === undefined) return null
  return (
    <div className="live">
      <p className="acts">
        <a className="quiet" href={site.address} target="_blank" rel="noreferrer">
          {words.live.view}
        </a>
        <button type="button" className="quiet" aria-disabled={isBusy} onClick={() => isBusy || void ask()}>
          {words.live.ask}
        </button>
      </p>
      <p role="status">{isBusy ? words.live.asking : live && answerOf(live)}</p>
    </div>
  )
}

function answerOf(live: LiveStatus): string {
  switch (live.kind) {
    case "live":
      return live.date === undefined ? words.live.liveNow : words.live.live(formatRelativeTime(live.date))
    case "older":
      return words.live.older(formatRelativeTime(live.date))
    case "moved":
      return words.live.moved(live.host)
    case "silent":
      return words.live.silent(live.reason)
    case "no-address":
      return words.live.noAddress
    default:
      return words.live[live.kind]
  }
}
