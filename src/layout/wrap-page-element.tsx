import type { GatsbyBrowser } from "gatsby"
import { Layout } from "./layout"

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <Layout pathname={props.location.pathname}>{element}</Layout>
)
