export { onRenderBody, wrapPageElement } from "./src/layout/document-head"
