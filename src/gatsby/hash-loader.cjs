/** A webpack loader for Gatsby's scrolling, which decodes the hash: one that cannot be decoded is left as it is, without an error. See webpack.ts. */
module.exports = (source) => `function decodeURI(hash) {
  try {
    return window.decodeURI(hash)
  } catch (error) {
    if (error instanceof URIError) return hash
    throw error
  }
}
${source}`
