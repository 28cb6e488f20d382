import type { DiagnosticMessage } from "../diagnostic/diagnostic"

const shorten = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text)
const quoted = (text: string): string => JSON.stringify(text)

/** Messages for errors in a file before its content can be read, written for someone who edits JSON by hand. */
export const syntaxMessages = {
  missing: (kind: string): DiagnosticMessage => ({
    code: "file-missing",
    message: "This file is missing.",
    advice:
      kind === "list"
        ? "Create it; a list without entries is []."
        : "Create it, or restore it from an earlier version.",
  }),
  missingCase: (found: string): DiagnosticMessage => ({
    code: "file-missing",
    message: "This file is missing.",
    advice: `Rename ${found}: only its capital letters differ.`,
  }),
  empty: (kind: string): DiagnosticMessage => ({
    code: "file-empty",
    message: "This file is empty.",
    advice: kind === "list" ? "Write []: a list without entries." : "Restore it from an earlier version.",
  }),
  byteOrderMark: (): DiagnosticMessage => ({
    code: "byte-order-mark",
    message: "This file begins with a byte order mark.",
    advice: "Save it as UTF-8 without a byte order mark (BOM).",
  }),
  notUtf8: (guess: string): DiagnosticMessage => ({
    code: "not-utf-8",
    message: `This is not UTF-8 text${guess}.`,
    advice: "Save the file again as UTF-8.",
  }),
  comment: (): DiagnosticMessage => ({
    code: "comment",
    message: "JSON has no comments.",
    advice: "Remove it.",
  }),
  trailingComma: (close: string): DiagnosticMessage => ({
    code: "trailing-comma",
    message: `There is a comma before the closing ${close}.`,
    advice: "Remove the comma.",
  }),
  strayComma: (): DiagnosticMessage => ({
    code: "stray-comma",
    message: "There is nothing before this comma.",
    advice: "Remove the comma.",
  }),
  missingComma: (): DiagnosticMessage => ({
    code: "missing-comma",
    message: "A comma is missing here.",
    advice: "Write a comma, and the next entry after it.",
  }),
  missingColon: (key: string): DiagnosticMessage => ({
    code: "missing-colon",
    message: `A colon is missing after the key ${quoted(shorten(key))}.`,
    advice: "Write a colon, then the value.",
  }),
  missingValue: (key: string): DiagnosticMessage => ({
    code: "missing-value",
    message: `The key ${quoted(shorten(key))} has no value.`,
    advice: "Write the value after the colon, or remove the key.",
  }),
  singleQuotes: (text: string): DiagnosticMessage => ({
    code: "single-quotes",
    message: "This begins with a single quotation mark.",
    advice: text ? `Write ${quoted(shorten(text))}, in double quotes.` : "Write it in double quotes.",
  }),
  curlyQuotes: (): DiagnosticMessage => ({
    code: "curly-quotes",
    message: "This begins with a curly quotation mark.",
    advice: 'Put straight double quotes (") around it.',
  }),
  keyWithoutQuotes: (key: string): DiagnosticMessage => ({
    code: "key-without-quotes",
    message: `The key ${shorten(key)} has no quotes around it.`,
    advice: `Write ${quoted(shorten(key))}.`,
  }),
  valueWithoutQuotes: (text: string): DiagnosticMessage => ({
    code: "value-without-quotes",
    message: `There are no quotes around ${shorten(text)}.`,
    advice: `Write ${quoted(shorten(text))}.`,
  }),
  keyNotText: (): DiagnosticMessage => ({
    code: "key-not-text",
    message: "A key is missing here.",
    advice: 'Close the brackets before it with }, or write a key: "key": "value".',
  }),
  missingQuote: (): DiagnosticMessage => ({
    code: "missing-quote",
    message: "The closing quote of this text is missing.",
    advice: 'Write " at its end. A text stays on one line; \\n stands for a line break.',
  }),
  quoteInside: (word: string): DiagnosticMessage => ({
    code: "quote-inside",
    message: `There is an unescaped quote before ${shorten(word)}.`,
    advice: 'Write \\" for a quotation mark inside a text.',
  }),
  controlCharacter: (name: string): DiagnosticMessage => ({
    code: "control-character",
    message: `There is ${name} in this text.`,
    advice: "Replace it with a space.",
  }),
  badEscape: (sequence: string): DiagnosticMessage => ({
    code: "bad-escape",
    message: `${sequence} is not a valid escape sequence.`,
    advice: "Write \\\\ for a backslash, / between folders, \\n for a line break.",
  }),
  invisible: (code: string): DiagnosticMessage => ({
    code: "invisible-character",
    message: `There is an invisible character here (U+${code}).`,
    advice: "Remove it, or write an ordinary space.",
  }),
  badNumber: (): DiagnosticMessage => ({
    code: "bad-number",
    message: "JSON cannot read this number.",
    advice:
      "Write it in digits, with no zero in front and a point for decimals; put it in double quotes if it is text.",
  }),
  neverClosed: (open: string, close: string): DiagnosticMessage => ({
    code: "missing-bracket",
    message: `This ${open} is never closed.`,
    advice: `Write ${close} where it ends.`,
  }),
  wrongBracket: (found: string, close: string, line: number): DiagnosticMessage => ({
    code: "wrong-bracket",
    message: `There is ${found} where ${close} belongs, for the bracket opened on line ${line}.`,
    advice: `Write ${close} first.`,
  }),
  closesNothing: (found: string): DiagnosticMessage => ({
    code: "extra-bracket",
    message: `This ${found} has no opening bracket.`,
    advice: "Remove it.",
  }),
  secondValue: (): DiagnosticMessage => ({
    code: "second-value",
    message: "There is something after the end of the data.",
    advice: "Remove it, or put everything into one pair of brackets.",
  }),
  tooDeep: (): DiagnosticMessage => ({
    code: "too-deep",
    message: "The brackets are nested too deeply.",
    advice: "No file of this site needs more than ten.",
  }),
  unexpected: (found: string): DiagnosticMessage => ({
    code: "unexpected",
    message: `${shorten(found)} does not belong here.`,
    advice: "Remove it, or put double quotes around it if it is a text.",
  }),
}
