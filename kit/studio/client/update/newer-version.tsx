import type { UpdatePhase } from "../../server/update/update-state"
import { words } from "../../words/words"

type NewerVersionProps = Extract<UpdatePhase, { readonly kind: "newer" }> & { readonly onTry: () => void }

/** What a newer version brings, and the button that tries it out. */
export const NewerVersion = ({ to, sections, onTry }: NewerVersionProps) => (
  <>
    <h3 tabIndex={-1} data-first>
      {words.updating.brings(to)}
    </h3>
    {/* The changelog is in English. */}
    <div className="changelog" lang="en">
      {sections.map(({ version, blocks }) => (
        <section key={version}>
          {sections.length > 1 && <h4>{version}</h4>}
          {blocks.map((block) =>
            block.kind === "list" ? (
              <ul key={block.items[0]}>
                {block.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            ) : (
              <p key={block.text}>{block.text}</p>
            ),
          )}
        </section>
      ))}
    </div>
    <p className="help">
      {words.updating.tryHelp} {words.updating.meanwhile}
    </p>
    <button type="button" className="button main" onClick={onTry}>
      {words.updating.tryOut}
    </button>
  </>
)
