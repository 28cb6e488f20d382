import * as styles from "./topics.module.css"

/** The topics of a post. Renders nothing without any. */
export function Topics({ topics }: { topics: ReadonlyArray<string> | null }) {
  if (!topics?.length) return null
  return (
    <ul role="list" className={styles.topics}>
      {topics.map((topic) => (
        <li key={topic}>{topic}</li>
      ))}
    </ul>
  )
}
