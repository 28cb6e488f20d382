/** Stands in for the browser's part of Gatsby's Head API (src/gatsby/webpack.ts). src/seo writes the head. */
export const headHandlerForBrowser = () => {}
