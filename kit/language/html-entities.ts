import { decodeHTML, decodeHTMLAttribute } from "entities"

/**
 * @param html without tags
 * @returns the text with entities such as `&eacute;` decoded
 */
export const decodeEntities = (html: string): string => decodeHTML(html)

/**
 * @param html the value of an attribute, such as an address
 * @returns the decoded value; a bare `&` before a query parameter stays as it is, as in browsers
 */
export const decodeAttribute = (html: string): string => decodeHTMLAttribute(html)
