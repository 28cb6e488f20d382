/**
 * Replaces the browser part of Gatsby's Head API, through an alias (kit/gatsby/patches/build/webpack.ts): src/seo writes the head. Gatsby's page renderer calls it for each
 * page (5.16.1, cache-dir/page-renderer.js).
 */
export const headHandlerForBrowser = () => {}
