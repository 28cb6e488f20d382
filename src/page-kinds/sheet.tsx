import { graphql, type PageProps } from "gatsby"
import { Sheet } from "../custom-page/sheet"
import { pageOf } from "../ui/page-of"
import { Frame } from "./frame"

/** A sheet to print. */
export default function SheetPage({ data }: PageProps<Queries.SheetPageQuery>) {
  const page = pageOf(data.customPage, "own")
  return (
    <Frame data={data}>
      <Sheet page={page} />
    </Frame>
  )
}

export const query = graphql`
  query SheetPage($id: String!) {
    ...CustomPageData
  }
`
