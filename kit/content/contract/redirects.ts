import { formerPath, group, target } from "./primitives"

export const redirect = group(
  "RedirectsJson",
  { name: "Redirect", description: "An address of this site that has moved." },
  {
    from: formerPath({
      name: "Old address",
      description:
        "The old address: a path such as /blog/old-slug/, or the old id of a service or tool, such as /services/#old-id.",
      hint: "The old address within your site, such as /blog/old-address/, or that of a service or tool, such as /services/#old-address.",
    }),
    to: target({
      name: "New address",
      description: "The new address: a page of this site, a part of one, or one of its files, such as /rss.xml.",
    }),
  },
)
