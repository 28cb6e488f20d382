/** A webpack loader for mini-css-extract-plugin's hot reload: removes a style sheet that may be gone already without an error. See webpack.ts. */
module.exports = (source) => source.replaceAll("el.parentNode.removeChild(el)", "el.remove()")
