import { parseUrl } from "../../../kit/language/addresses"

/**
 * Reads a book's ISBN from its address at a bookstore. Amazon's item numbers for printed books look like an ISBN-10, and are one if the check digit is right; a
 * 13-digit number with a book's prefix and a valid check digit is an ISBN-13 at any store.
 *
 * @param address where to buy the book
 * @returns its ISBN-13, and its ISBN-10 if the address contains that; empty if there is none, or the check digit is wrong
 */
export function isbnsOf(address: string): string[] {
  const url = parseUrl(address)
  if (!url) return []
  const { hostname, pathname, search } = url
  const [isbn13] = (pathname + search).match(/(?<!\d)97[89](?:-?\d){10}(?!\d)/g) ?? []
  if (isbn13) return [isbn13.replaceAll("-", "")].filter(isIsbn13)
  if (!/(?:^|\.)amazon\.(?:[a-z]{2,3}|com?\.[a-z]{2})$/.test(hostname)) return []
  const isbn10 = /\/(?:dp|gp\/product)\/(\d{9}[\dX])(?:\/|$)/i.exec(pathname)?.[1]?.toUpperCase()
  if (!isbn10 || !isIsbn10(isbn10)) return []
  const body = `978${isbn10.slice(0, 9)}`
  return [body + checkDigit13(body), isbn10]
}

/** ISO 2108: the digits, weighted 1 and 3 in turn, plus the check digit add up to a multiple of 10. */
function checkDigit13(body: string): number {
  const sum = [...body].reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}

const isIsbn13 = (isbn: string): boolean => Number(isbn.slice(12)) === checkDigit13(isbn.slice(0, 12))

/** ISO 2108 of 1992: the digits, weighted 10 down to 1, add up to a multiple of 11; X is ten. */
const isIsbn10 = (isbn: string): boolean =>
  [...isbn].reduce((total, digit, index) => total + (digit === "X" ? 10 : Number(digit)) * (10 - index), 0) % 11 === 0
