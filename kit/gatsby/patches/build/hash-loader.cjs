/**
 * A webpack loader for Gatsby's scrolling, which decodes the hash: one that cannot be decoded, the only error there is, is left as it is. See webpack.ts.
 */
module.exports = (source) =>
  `function decodeURI(hash) { try { return window.decodeURI(hash) } catch (error) { return hash } }\n${source}`
