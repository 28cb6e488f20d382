/** The code with which the server closes the web socket of a page that does not have its token. */
export const unknownTokenCode = 4401
