/**
 * Stands in for the properties of the element into which Gatsby's announcer writes (src/gatsby/webpack.ts, `silenceAnnouncer`). Screen readers
 * say nothing of a hidden element.
 */
export const RouteAnnouncerProps = { hidden: true }
