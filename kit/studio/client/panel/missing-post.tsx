import { isUnwritten } from "../../../content/contract/posts"
import { isError } from "../../../content/diagnostic/diagnostic"
import { asText } from "../../../content/location/json-path"
import { words } from "../../words/words"
import type { ContentStore } from "../content/content-store"
import { type ContentLocation, childOf, isWithin } from "../content/location"
import { useStudio } from "../studio-context"
import { QuietButton } from "../ui/quiet-button"
import type { Page } from "../view/pages"

/** @returns what a post still lacks, each with its field */
function lacking([entry, text]: Page["parts"], store: ContentStore): ReadonlyArray<readonly [string, ContentLocation]> {
  if (!entry) return []
  const at = (key: string): ContentLocation => childOf(entry, key)
  const has = (key: string) => store.stored(at(key)) !== undefined
  const written = text ? asText(store.stored(text) ?? "") : ""
  return [
    ...(text && isUnwritten(written) ? [[words.missing.text, text] as const] : []),
    ...(has("excerpt") ? [] : [[words.missing.excerpt, at("excerpt")] as const]),
    ...(has("imageUrl") ? [] : [[words.missing.picture, at("imageUrl")] as const]),
    ...(has("categories") ? [] : [[words.missing.topics, at("categories")] as const]),
    ...(has("date") || has("publishOn") ? [] : [[words.missing.date, at("date")] as const]),
  ]
}

/** What a post still lacks, each with a button to its field. */
export function MissingPost({ page: { parts } }: { readonly page: Page }) {
  const { store, content, view } = useStudio()
  const missing = lacking(parts, store)
  const isWrong = content.diagnostics.some(
    (each) => isError(each) && parts.some((part) => isWithin(each.location, part)),
  )
  return (
    <section className="missing" aria-label={words.missing.label}>
      <h3>{missing.length === 0 && !isWrong ? words.missing.nothing : words.missing.something}</h3>
      <ul>
        {missing.map(([label, location]) => (
          <li key={label}>
            <QuietButton onClick={() => view.openLocation(location)}>{label}</QuietButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Shown everywhere in a post: that it is a draft, and how much it lacks. Leads to both. */
export function DraftCount({ page: { parts }, onOpen }: { readonly page: Page; readonly onOpen: () => void }) {
  const { store } = useStudio()
  const [entry] = parts
  if (!entry || store.stored(childOf(entry, "draft")) !== true) return null
  return <QuietButton onClick={onOpen}>{words.missing.count(lacking(parts, store).length)}</QuietButton>
}
