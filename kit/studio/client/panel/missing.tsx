import { isUnwritten } from "../../../content/contract/posts"
import { isError } from "../../../content/diagnostic/diagnostic"
import { asText } from "../../../content/location/json-path"
import { words } from "../../words/words"
import { type ContentLocation, childOf, isWithin } from "../content/location"
import { type StudioContextValue, useStudio } from "../studio-context"
import { QuietButton } from "../ui/quiet-button"
import { draftAt, type Page } from "../view/pages"

/** @returns what a post or a custom page still lacks, each with its field: a page, what its template left open */
function lacking(
  { kind, parts }: Page,
  { store, content }: StudioContextValue,
): ReadonlyArray<readonly [string, ContentLocation]> {
  const [entry, text] = parts
  if (!entry) return []
  if (kind !== "posts")
    return content.diagnostics
      .filter(({ code, location }) => code === "open-point" && isWithin(location, entry))
      .map(({ sentence, location }) => [asText(sentence?.values.words ?? ""), location])
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

/** What a post or a custom page still lacks, each with a button to its field; renders nothing for a page without open points. */
export function Missing({ page }: { readonly page: Page }) {
  const studio = useStudio()
  const missing = lacking(page, studio)
  const isWrong = studio.content.diagnostics.some(
    (each) => isError(each) && page.parts.some((part) => isWithin(each.location, part)),
  )
  if (page.kind !== "posts" && missing.length === 0) return null
  return (
    <section className="missing" aria-label={words.missing.label}>
      <h3>{missing.length === 0 && !isWrong ? words.missing.nothing : words.missing.something}</h3>
      <ul>
        {missing.map(([label, location], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: open points may have the same words.
          <li key={`${label} ${index}`}>
            <QuietButton onClick={() => studio.view.openLocation(location)}>{label}</QuietButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Shown everywhere in a post or a custom page: that it is a draft, and how much it lacks. Leads to both. */
export function DraftCount({ page, onOpen }: { readonly page: Page; readonly onOpen: () => void }) {
  const studio = useStudio()
  const draft = draftAt(page)
  if (!draft || studio.store.stored(draft) !== true) return null
  return <QuietButton onClick={onOpen}>{words.missing.count(lacking(page, studio).length)}</QuietButton>
}
