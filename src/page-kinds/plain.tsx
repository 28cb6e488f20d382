import { graphql, type PageProps } from "gatsby"
import { CaseList } from "../custom-page/case-list"
import { PlainText } from "../custom-page/plain-text"
import { pageOf } from "../ui/page-of"
import { Frame } from "./frame"

/** A text, which the list of all case studies may follow. */
export default function PlainPage({ data }: PageProps<Queries.PlainPageQuery>) {
  const page = pageOf(data.customPage, "own")
  return (
    <Frame data={data}>
      <PlainText page={page} />
      <CaseList cases={page.cases} />
    </Frame>
  )
}

export const query = graphql`
  query PlainPage($id: String!) {
    ...CustomPageData
  }
`
