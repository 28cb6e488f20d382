/**
 * Replaces the attributes of the element that Gatsby's announcer writes to (5.16.1, cache-dir/route-announcer-props.js), through an alias
 * (kit/gatsby/patches/build/webpack.ts). Gatsby announces "Navigated to" in English whatever the site's language, without a setting for it (gatsbyjs/gatsby#20801);
 * src/layout/route-announcer.tsx announces instead. Screen readers ignore a hidden element.
 */
export const RouteAnnouncerProps = { hidden: true }
