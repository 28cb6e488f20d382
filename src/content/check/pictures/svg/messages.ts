import type { Element } from "domhandler"
import type { DiagnosticMessage } from "../../../contract/rules/diagnose"

/** As deep as libxml2 reads, with which the icons are made. */
export const deepest = 256

const plainSvg = "Export the drawing as plain SVG"

export const wrongElement = ({ name }: Element): DiagnosticMessage => ({
  code: "svg-element",
  message: `There is <${name}> in this drawing, which is no part of a plain drawing.`,
  advice: `${plainSvg}, or remove <${name}>.`,
})

export const wrongAttribute = (element: Element, name: string): DiagnosticMessage => ({
  code: "svg-attribute",
  message: `<${element.name}> has “${name}” in this drawing, which is no part of a plain drawing.`,
  advice: `${plainSvg}, or remove “${name}”.`,
})

export const leads = ({ name }: Element, attribute: string): DiagnosticMessage => ({
  code: "svg-reference",
  message: `“${attribute}” of <${name}> leads out of this drawing.`,
  advice: `Export the drawing with its pictures embedded as PNG or JPEG, or remove <${name}>.`,
})

export const loads = ({ name }: Element, what: string, attribute?: string): DiagnosticMessage => ({
  code: "svg-reference",
  message: `${attribute ? `“${attribute}” of <${name}>` : `<${name}>`} loads something from outside this drawing, with ${what}.`,
  advice: `${plainSvg}, with its pictures and fonts embedded, or remove ${what}.`,
})

export const changes = ({ name }: Element, attribute: string): DiagnosticMessage => ({
  code: "svg-attribute",
  message: `<${name}> changes “${attribute}” in this drawing, which no animation may.`,
  advice: `${plainSvg}, or remove <${name}>.`,
})

export const noSvg: DiagnosticMessage = {
  code: "drawing-kind",
  message: "This is not an SVG drawing, whatever its name says.",
  advice: "Export it as SVG from the program that it was drawn in.",
}

export const tooDeep: DiagnosticMessage = {
  code: "svg-deep",
  message: `The groups of this drawing are nested more than ${deepest} deep.`,
  advice: "Ungroup what is in it, and export it again.",
}

export const faults = {
  encoding: {
    code: "svg-encoding",
    message: "This drawing is not UTF-8 text.",
    advice: `${plainSvg}, in UTF-8.`,
  },
  doctype: {
    code: "svg-doctype",
    message: "There is a <!DOCTYPE> in this drawing, which can say that its words mean something else.",
    advice: `${plainSvg}, or remove everything from <!DOCTYPE to the > that ends it.`,
  },
  instruction: {
    code: "svg-instruction",
    message: "There is an instruction between <? and ?> in this drawing, such as a link to a style sheet.",
    advice: `${plainSvg}, or remove it.`,
  },
  form: {
    code: "svg-form",
    message: "This drawing is not well-formed XML, so browsers do not show it.",
    advice: "Export it again, as plain SVG.",
  },
} as const satisfies Readonly<Record<string, DiagnosticMessage>>
