/** @returns the code that Node gives its errors, such as ENOENT; nothing for anything else that was thrown */
export function errorCode(error: unknown): string | undefined {
  // Not by instanceof: Node's own errors are not of the class Error that a Jest test sees.
  const code: unknown = typeof error === "object" && error !== null && "code" in error ? error.code : undefined
  return typeof code === "string" ? code : undefined
}
