import { useLabels } from "./site-context"

interface SectionLinksProps {
  sections: ReadonlyArray<{ readonly id: string; readonly heading: string }>
  className: string | undefined
}

/** A page's contents: links to its sections, if there are several. */
export function SectionLinks({ sections, className }: SectionLinksProps) {
  const { article } = useLabels()
  if (!article.contents || !sections[1]) return null
  return (
    <nav aria-label={article.contents} className={className}>
      <ol role="list">
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
