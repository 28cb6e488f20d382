import { useEffect, useState } from "react"
import { words } from "../../words/words"
import { useStudio } from "../studio-context"

/** A page's metadata for search engines and social media. */
interface Head {
  readonly title: string
  readonly description: string
  readonly address: string
  readonly card: string
}

/** Previews the page as a search result and as a card, from its own head. */
export function HeadPreview() {
  const { frame, content } = useStudio()
  const [head, setHead] = useState<Head>()
  const [hasCard, setHasCard] = useState(true)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page's head changes with the content.
  useEffect(() => {
    const look = () => setHead(headOf(frame.current?.contentDocument))
    look()
    const observer = new MutationObserver(look)
    const page = frame.current?.contentDocument?.head
    if (page) observer.observe(page, { subtree: true, childList: true, attributes: true, characterData: true })
    return () => observer.disconnect()
  }, [frame, content.docs])

  if (!head) return null
  return (
    <div className="head-preview">
      <h4>{words.head.result}</h4>
      <div className="result">
        <span>{head.address}</span>
        <b>{head.title}</b>
        <p>{head.description}</p>
      </div>
      <h4>{words.head.card}</h4>
      <div className="card">
        {head.card && hasCard ? (
          <img src={head.card} alt={words.head.card} onError={() => setHasCard(false)} />
        ) : (
          <p className="no-card">{words.head.noCard}</p>
        )}
        <span>{head.address}</span>
        <b>{head.title}</b>
      </div>
    </div>
  )
}

function headOf(page: Document | null | undefined): Head | undefined {
  if (!page) return undefined
  const said = (selector: string) => page.querySelector(selector)?.getAttribute("content") ?? ""
  const address = page.querySelector("link[rel=canonical]")?.getAttribute("href") ?? page.location.pathname
  const card = said('meta[property="og:image"]')
  return {
    title: page.title,
    description: said("meta[name=description]"),
    address: address.replace(/^https?:\/\//, "").replace(/\/$/, ""),
    // The picture is served from this machine, not from the site's own address.
    card: card && new URL(card, page.location.href).pathname,
  }
}
