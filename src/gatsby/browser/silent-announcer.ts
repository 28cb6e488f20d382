/**
 * Stands in for the properties of the element into which Gatsby's announcer writes (5.16.1, cache-dir/route-announcer-props.js): webpack has an
 * alias for that module (src/gatsby/webpack.ts). Gatsby's says "Navigated to" in English whatever the site's language is, and has no setting
 * (gatsbyjs/gatsby#20801): src/layout/route-announcer.tsx speaks in its place. Screen readers say nothing of a hidden element.
 */
export const RouteAnnouncerProps = { hidden: true }
