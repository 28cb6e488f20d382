/** The code that the server closes the WebSocket of a page without a valid token with. */
export const unknownTokenCode = 4401
