import { Arrow } from "../links/arrow"

interface LeadInProps {
  text: string
  /** Whether the text is a link to a page of this site. */
  arrow?: boolean
}

/**
 * A text with an optional lead-in: in "Hiring: a loop of four hours" the part before the first colon and space is bold. It lets the owner name a benefit, a
 * feature or an example without a field of its own (data/README.md).
 */
export function LeadIn({ text, arrow = false }: LeadInProps) {
  const { name, rest } = splitLeadIn(text)
  // One template text, because React would separate adjacent texts by comments in the HTML.
  return (
    <>
      {name && <b>{`${name}:`}</b>}
      {`${name ? " " : ""}${rest}`}
      {arrow && <Arrow direction="on" inText />}
    </>
  )
}

/**
 * @param text such as "Testing: what a red build does"
 * @returns the name before the first ": " and the rest; no name if there is no ": "
 */
export function splitLeadIn(text: string): { name: string | null; rest: string } {
  const end = text.indexOf(": ")
  return end < 0 ? { name: null, rest: text } : { name: text.slice(0, end), rest: text.slice(end + 2) }
}
