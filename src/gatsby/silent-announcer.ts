/**
 * Stands in for the properties of the element into which Gatsby's announcer writes (5.16.1, cache-dir/route-announcer-props.js): webpack has an
 * alias for that module (src/gatsby/webpack.ts, `silenceAnnouncer`). Screen readers say nothing of a hidden element. A text in another language
 * was asked for in gatsbyjs/gatsby#20801.
 */
export const RouteAnnouncerProps = { hidden: true }
