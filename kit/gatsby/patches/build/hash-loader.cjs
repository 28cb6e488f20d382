/**
 * A webpack loader for Gatsby's modules that decode the hash to scroll to it: a hash that cannot be decoded stays unchanged. See webpack.ts.
 */
module.exports = (source) =>
  `function decodeURI(hash) { try { return window.decodeURI(hash) } catch (error) { return hash } }\n${source}`
