import { useId, useState } from "react"
import type { FieldFacts } from "../../server/content/contract"
import { words } from "../../words/words"
import type { ContentLocation } from "../content/location"
import { buildValue, questionsOf, type waysOf } from "../content/required-values"
import { useStudio } from "../studio-context"
import { problemsOf, Questions } from "./add/question-form"

interface WaysProps {
  readonly location: ContentLocation
  readonly ways: NonNullable<ReturnType<typeof waysOf>>
}

/** The choice between a group and the text that can replace it. The other form is asked for before it replaces the present one. */
export function Ways({ location, ways: { group, text } }: WaysProps) {
  const { store } = useStudio()
  const [asked, setAsked] = useState<FieldFacts>()
  const id = useId()
  const current = typeof store.stored(location) === "string" ? text : group
  const first = group.keys?.find(([, { required }]) => required)?.[1]
  const choose = async (field: FieldFacts, answers: Parameters<typeof buildValue>[1]) => {
    const to = buildValue(field, answers)
    return problemsOf(
      await store.perform({ kind: "set", location, to }, words.adding.sectionAdded(group.label)),
      location.path.length,
    )
  }
  return (
    <>
      <div className="ways">
        {[group, text].map((way) => (
          <label key={way.label}>
            <input type="radio" name={id} checked={way === current} onChange={() => setAsked(way)} />
            {way === group ? first?.label : text.label}
          </label>
        ))}
      </div>
      {asked && (
        <Questions
          title={group.label}
          questions={questionsOf(asked)}
          onClose={() => setAsked(undefined)}
          onAnswer={(answers) => choose(asked, answers)}
        />
      )}
    </>
  )
}
