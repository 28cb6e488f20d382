const none = () => none
none.isRequired = none

/**
 * Replaces prop-types in the built site, through an alias (webpack.ts): Gatsby's components and react-helmet declare the types of their props, which React checks
 * in development only, and the package would bring functions that throw if they are called.
 */
module.exports = new Proxy({}, { get: (_types, name) => (name === "__esModule" ? undefined : none) })
