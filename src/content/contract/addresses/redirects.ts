import type { z } from "zod"
import { group, path } from "../primitives"

/** Pages whose parts have addresses chosen by the owner: the ids of a file's entries. */
export const pagesWithIds = [
  { page: "/services/", file: "services.json" },
  { page: "/tools/", file: "tools.json" },
] as const

export const redirect = group(
  "RedirectsJson",
  { name: "Redirect", description: "An address of this site that has moved." },
  {
    from: path({
      name: "Old address",
      description:
        "The old address: a path such as /blog/old-slug/, or the old id of a service or tool, such as /services/#old-id.",
      hint: "The old address within your site, such as /blog/old-address/, or that of a service or tool, such as /services/#old-address.",
    }),
    to: path({ name: "New address", description: "The new address: a page of this site, or a part of one." }),
  },
)

export type Redirect = z.infer<typeof redirect>

/** @returns the page of a path, and the part after its #, empty if there is none */
export function pathParts(address: string): { page: string; part: string } {
  const [page = "", part = ""] = address.split("#", 2)
  return { page, part }
}
