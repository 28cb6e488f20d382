import { percentDecoded } from "../../language/percent-decoding"

/** Characters that would end an address in Markdown, or would have to be escaped there. */
const unsafe = /[\s\p{Cc}\p{Cs}<>()[\]\\"'`*|^{}]/gu

/** @returns an address with the characters encoded that Markdown does not allow in one */
export const inMarkdown = (address: string): string =>
  address
    .trim()
    .replace(unsafe, encoded)
    .replace(/&(?=#?\w+;)/g, "%26")

const encoded = (letter: string): string =>
  [...new TextEncoder().encode(letter)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("")

/** A percent-encoded character in UTF-8. */
const encodedLetter =
  /%[0-7][0-9a-f]|%[cd][0-9a-f]%[89ab][0-9a-f]|%e[0-9a-f](?:%[89ab][0-9a-f]){2}|%f[0-7](?:%[89ab][0-9a-f]){3}/gi

/**
 * @param address of a picture, as written in Markdown or as remark-rehype normalizes it
 * @returns the path of its file: percent-encoded characters are decoded, and any other % is one
 */
export const pathOfAddress = (address: string): string => address.replace(encodedLetter, percentDecoded)

/** @returns the address by which Markdown names a path: `pathOfAddress` leads back to it */
export const addressOfPath = (path: string): string =>
  inMarkdown(path.replace(/%(?=[0-9a-f]{2})/gi, "%25").replace(/[?#]/g, encoded))
