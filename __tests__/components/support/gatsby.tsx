/** What components use of Gatsby, outside Gatsby: there is no router to take over, no path prefix, and a query is text that nobody runs. */
export const navigate = jest.fn()
export const withPrefix = (path: string) => path
export const graphql = () => ""
