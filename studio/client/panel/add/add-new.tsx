import { useState } from "react"
import { slugOf } from "../../../../src/content/contract/rules/slug"
import type { NewKind } from "../../../server/content/new-things"
import { words } from "../../../words"
import type { ContentLocation } from "../../content/location"
import { useStudio } from "../../studio-context"
import { Questions } from "./questions"

interface AddNewProps {
  readonly kind: NewKind
  readonly onAdded: (added: ContentLocation) => void
}

/** Adds something that `npm run new` knows, asking for its required values except pictures. */
export function AddNew({ kind, onAdded }: AddNewProps) {
  const { api, store } = useStudio()
  const [isAsking, setIsAsking] = useState(false)
  const language = String(store.stored({ file: "site.json", path: ["language"] }) ?? "")
  const asked = kind.fields.filter(({ required, kind: holds }) => required && holds !== "picture")
  return (
    <>
      <button type="button" className="quiet add" onClick={() => setIsAsking(true)}>
        {words.adding.add(kind.withArticle)}
      </button>
      {isAsking && (
        <Questions
          title={words.adding.add(kind.withArticle)}
          questions={asked.map((field) => ({ path: [field.key], field }))}
          suggest={({ field: { kind: holds } }, answers) => {
            const title = answers.get("title")
            return (holds === "slug" || holds === "anchor") && typeof title === "string"
              ? slugOf(title, language)
              : undefined
          }}
          onClose={() => setIsAsking(false)}
          onAnswer={async (answers) => {
            const values = Object.fromEntries([...answers].filter(([, value]) => value !== ""))
            await store.commitAll()
            const added = await store.asked(() => api.add(kind.name, values))
            if (!added) return [{ message: store.snapshot()?.said.words ?? words.adding.notAdded, advice: "" }]
            if (added.kind === "refused")
              return added.diagnostics.map(({ path, message, advice }) => ({ name: path.join("."), message, advice }))
            store.take(added.revision)
            store.say({ words: words.adding.added(kind.withArticle), canUndo: true })
            onAdded(store.locationAt(added.file, kind.form === "entry" ? [added.index] : []))
            return []
          }}
        />
      )}
    </>
  )
}
