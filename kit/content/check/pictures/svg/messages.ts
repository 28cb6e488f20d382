import type { DiagnosticMessage } from "../../../diagnostic/diagnostic"

/** An element, by the name that it has in the file. */
type Element = { readonly name: string }

/** The nesting limit of libxml2, which renders the icons. */
export const maxDepth = 256

const plainSvg = "Export the drawing as plain SVG"

export const wrongElement = ({ name }: Element): DiagnosticMessage => ({
  code: "svg-element",
  message: `This drawing contains <${name}>, which is not allowed.`,
  advice: `${plainSvg}, or remove <${name}>.`,
})

export const wrongAttribute = (element: Element, name: string): DiagnosticMessage => ({
  code: "svg-attribute",
  message: `<${element.name}> in this drawing has “${name}”, which is not allowed.`,
  advice: `${plainSvg}, or remove “${name}”.`,
})

export const outsideReference = ({ name }: Element, attribute: string): DiagnosticMessage => ({
  code: "svg-reference",
  message: `“${attribute}” of <${name}> points outside this drawing.`,
  advice: `Export the drawing with its pictures embedded as PNG or JPEG, or remove <${name}>.`,
})

export const outsideResource = ({ name }: Element, what: string, attribute?: string): DiagnosticMessage => ({
  code: "svg-reference",
  message: `${attribute ? `“${attribute}” of <${name}>` : `<${name}>`} loads something from outside this drawing, with ${what}.`,
  advice: `${plainSvg}, with its pictures and fonts embedded, or remove ${what}.`,
})

export const animatedAttribute = ({ name }: Element, attribute: string): DiagnosticMessage => ({
  code: "svg-attribute",
  message: `<${name}> in this drawing animates “${attribute}”, which is not allowed.`,
  advice: `${plainSvg}, or remove <${name}>.`,
})

export const notSvg: DiagnosticMessage = {
  code: "drawing-kind",
  message: "This is not an SVG drawing, whatever its name says.",
  advice: "Export it as SVG from the program that it was drawn in.",
}

export const faults = {
  deep: {
    code: "svg-deep",
    message: `The groups of this drawing are nested more than ${maxDepth} deep.`,
    advice: "Ungroup some of them, and export it again.",
  },
  encoding: {
    code: "svg-encoding",
    message: "This drawing is not UTF-8 text.",
    advice: `${plainSvg}, in UTF-8.`,
  },
  doctype: {
    code: "svg-doctype",
    message: "This drawing contains a <!DOCTYPE>, which is not allowed.",
    advice: `${plainSvg}, or remove everything from <!DOCTYPE to the > that ends it.`,
  },
  instruction: {
    code: "svg-instruction",
    message: "This drawing contains an instruction between <? and ?>, such as a link to a style sheet.",
    advice: `${plainSvg}, or remove it.`,
  },
  form: {
    code: "svg-form",
    message: "This drawing is not well-formed XML, so browsers do not show it.",
    advice: "Export it again, as plain SVG.",
  },
} as const satisfies Readonly<Record<string, DiagnosticMessage>>
