import { iconBox, icons } from "../../../../content/pictures/icons"
import { words } from "../../../words/words"
import type { ControlProps } from "./control-props"

/** A choice of icons, shown as drawings. */
export function IconControl({ id, name, field, state, described }: ControlProps) {
  const choices = [...(field.required ? [] : [undefined]), ...(field.choices ?? [])]
  return (
    <fieldset className="icons" aria-describedby={described}>
      <legend className="unseen">{name}</legend>
      {choices.map((choice, index) => (
        <label key={choice ?? ""}>
          <input
            type="radio"
            id={index === 0 ? id : `${id}-${choice}`}
            name={id}
            checked={state.value === choice}
            onChange={() => state.type(choice)}
          />
          {choice && (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own icons, no text of the owner's.
            <svg viewBox={iconBox} aria-hidden="true" dangerouslySetInnerHTML={{ __html: drawingOf(choice) }} />
          )}
          <span>{choice ?? words.fields.noIcon}</span>
        </label>
      ))}
    </fieldset>
  )
}

const drawingOf = (name: string): string => Reflect.get(icons, name) ?? ""
