export { onRenderBody } from "./src/layout/document-head"
export { wrapPageElement } from "./src/layout/structured-data-script"
