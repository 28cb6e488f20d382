import { unwrittenText } from "../../../src/content/contract/texts"
import { type ContentLocation, isWithin } from "../content/location"
import type { Page } from "../pages"
import { useStudio } from "../studio-context"

interface PostMissingProps {
  readonly page: Page
  readonly onLocation: (location: ContentLocation) => void
}

/** What a post still lacks before it can be read, each with the way to it. */
export function PostMissing({ page, onLocation }: PostMissingProps) {
  const { store, content } = useStudio()
  const [entry, text] = page.parts
  if (!entry) return null
  const at = (key: string): ContentLocation => ({ file: entry.file, path: [...entry.path, key] })
  const has = (key: string) => store.stored(at(key)) !== undefined
  const written = text ? String(store.stored(text) ?? "") : ""
  const wrong = content.diagnostics.filter((diagnostic) =>
    page.parts.some((part) => diagnostic.severity === "error" && isWithin(diagnostic.location, part)),
  ).length
  const missing: ReadonlyArray<readonly [words: string, location: ContentLocation]> = [
    ...(text && (written.trim() === "" || written.includes(unwrittenText.trim())) ? [["Its text", text] as const] : []),
    ...(has("excerpt") ? [] : [["An excerpt for the list", at("excerpt")] as const]),
    ...(has("imageUrl") ? [] : [["A picture", at("imageUrl")] as const]),
    ...(has("categories") ? [] : [["Its topics", at("categories")] as const]),
    ...(has("date") || has("publishOn")
      ? []
      : [["A day: its date, or the day on which it is published", at("date")] as const]),
    ...(store.stored(at("draft")) === true
      ? [["It is a draft: switch that off when it is ready", at("draft")] as const]
      : []),
  ]
  return (
    <section className="missing" aria-label="What is still missing">
      <h3>{missing.length === 0 && wrong === 0 ? "Nothing is missing" : "Still missing"}</h3>
      <ul>
        {missing.map(([words, location]) => (
          <li key={words}>
            <button type="button" className="quiet" onClick={() => onLocation(location)}>
              {words}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
