/** The code with which the server closes the WebSocket of a page without a valid token. */
export const unknownTokenCode = 4401
