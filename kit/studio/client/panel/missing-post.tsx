import { isUnwritten } from "../../../content/contract/posts"
import { isError } from "../../../content/diagnostic/diagnostic"
import { asText } from "../../../content/location/json-path"
import { words } from "../../words/words"
import { type ContentLocation, childOf, isWithin } from "../content/location"
import { useStudio } from "../studio-context"
import { QuietButton } from "../ui/quiet-button"
import type { Page } from "../view/pages"

/** What a post still lacks, each with a button to its field. */
export function MissingPost({ page }: { readonly page: Page }) {
  const { store, content, view } = useStudio()
  const [entry, text] = page.parts
  if (!entry) return null
  const at = (key: string): ContentLocation => childOf(entry, key)
  const has = (key: string) => store.stored(at(key)) !== undefined
  const written = text ? asText(store.stored(text) ?? "") : ""
  const wrong = content.diagnostics.filter(
    (each) => isError(each) && page.parts.some((part) => isWithin(each.location, part)),
  ).length
  const missing: ReadonlyArray<readonly [label: string, location: ContentLocation]> = [
    ...(text && isUnwritten(written) ? [[words.missing.text, text] as const] : []),
    ...(has("excerpt") ? [] : [[words.missing.excerpt, at("excerpt")] as const]),
    ...(has("imageUrl") ? [] : [[words.missing.picture, at("imageUrl")] as const]),
    ...(has("categories") ? [] : [[words.missing.topics, at("categories")] as const]),
    ...(has("date") || has("publishOn") ? [] : [[words.missing.date, at("date")] as const]),
    ...(store.stored(at("draft")) === true ? [[words.missing.draft, at("draft")] as const] : []),
  ]
  return (
    <section className="missing" aria-label={words.missing.label}>
      <h3>{missing.length === 0 && wrong === 0 ? words.missing.nothing : words.missing.something}</h3>
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
