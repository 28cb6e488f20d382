import { useId, useRef } from "react"
import * as controlStyles from "../../ui/controls/controls.module.css"
import { useLabels } from "../../ui/site-context"
import * as styles from "./topic-filter.module.css"
import { topicParameter } from "./topic-parameter"

interface TopicFilterProps {
  topics: ReadonlyArray<string>
  /** The topics as displayed, with soft hyphens in long ones. */
  words: ReadonlyArray<string>
  selected: ReadonlyArray<string>
  /** Says how many posts are shown. */
  count: string | undefined
  onToggle: (topic: string) => void
  onClear: () => void
}

/**
 * The topics as toggle buttons, a button that clears them, and the number of posts shown. Until hydration the buttons submit a form, so that an early click is
 * not lost but requests the same address.
 */
export function TopicFilter({ topics, words, selected, count, onToggle, onClear }: TopicFilterProps) {
  const { filter } = useLabels()
  const headingId = useId()
  const first = useRef<HTMLButtonElement>(null)

  return (
    <form className={`${styles.filter} ${controlStyles.scripted}`} onSubmit={(event) => event.preventDefault()}>
      <h2 id={headingId} className={`label ${styles.heading}`}>
        {filter.topics}
      </h2>
      <ul role="list" aria-labelledby={headingId} className={styles.topics}>
        {topics.map((topic, index) => (
          <li key={topic}>
            <button
              ref={index === 0 ? first : undefined}
              type="submit"
              name={topicParameter}
              value={topic}
              aria-pressed={selected.includes(topic)}
              className={styles.topic}
              onClick={() => onToggle(topic)}
            >
              {words[index]}
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.state}>
        <p role="status">{count}</p>
        {selected.length > 0 && (
          <button
            type="button"
            className={styles.clear}
            onClick={() => {
              onClear()
              // This button disappears with the selection, and would take the focus with it.
              first.current?.focus()
            }}
          >
            {filter.clear}
          </button>
        )}
      </div>
    </form>
  )
}
