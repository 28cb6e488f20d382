import { Helmet } from "react-helmet"
import { withoutSoftHyphens } from "../../kit/language/soft-hyphens"
import { useSite } from "./site-context"

/** The document's title for what a page shows now, such as a visitor's result, in place of the page's own (src/seo/seo.tsx). */
export function TitleOfView({ title }: { title: string }) {
  const { name } = useSite()
  return <Helmet title={`${withoutSoftHyphens(title)} · ${name}`} />
}
