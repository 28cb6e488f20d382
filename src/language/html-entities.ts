import { decodeHTML, decodeHTMLAttribute } from "entities"

/**
 * @param html without tags
 * @returns the words that a browser shows of it: what entities such as `&eacute;` stand for
 */
export const decodeText = (html: string): string => decodeHTML(html)

/**
 * @param html the value of an attribute, such as an address
 * @returns what a browser reads there: a bare `&` in front of the next part of a query stays what it is
 */
export const decodeAttribute = (html: string): string => decodeHTMLAttribute(html)
