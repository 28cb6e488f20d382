import { useEffect, useState } from "react"
import { useLabels } from "../../ui/site-context"
import * as styles from "./contents.module.css"

type Sections = NonNullable<Queries.ArticleFragment["text"]>["sections"]

/** The sections of a text, of which the one that is being read is marked. In the left columns; a phone has none. */
export function Contents({ sections }: { sections: Sections }) {
  const { article } = useLabels()
  const present = usePresent(sections)
  if (!article.contents || sections.length < 2) return null
  return (
    <nav aria-label={article.contents} className={styles.contents}>
      <ol role="list">
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === present ? "location" : undefined}>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** @returns the id of the last section that begins in the upper third of the window, or above it */
function usePresent(sections: Sections): string | undefined {
  const [present, setPresent] = useState<string>()
  useEffect(() => {
    const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? innerHeight
    const read = () => setPresent(sections.filter(({ id }) => topOf(id) < innerHeight / 3).at(-1)?.id)
    read()
    addEventListener("scroll", read, { passive: true })
    return () => removeEventListener("scroll", read)
  }, [sections])
  return present
}
