import type { WrapPageElementNodeArgs } from "gatsby"
import { Layout } from "./layout"

export const wrapPageElement = ({ element, props }: Pick<WrapPageElementNodeArgs, "element" | "props">) => (
  <Layout location={props.location}>{element}</Layout>
)
