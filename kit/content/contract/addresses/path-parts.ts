import { percentDecoded } from "../../../language/percent-decoding"

/** @returns the page of a path, and the part after its #, empty if there is none */
export function pathParts(address: string): { page: string; part: string } {
  const [page = "", part = ""] = address.split("#", 2)
  return { page, part }
}

/** @returns a path as people read it, by which two are compared: percent-encoded letters are decoded, and those with marks composed */
export const decodedPath = (path: string): string => percentDecoded(path).normalize("NFC")
