/** @returns the code of a Node error, such as ENOENT; undefined for anything else */
export function errorCode(error: unknown): string | undefined {
  // Not by instanceof: Node's own errors are not instances of the Error class that a Jest test sees.
  const code: unknown = typeof error === "object" && error !== null && "code" in error ? error.code : undefined
  return typeof code === "string" ? code : undefined
}

/** @returns whether an error says that nothing is at a path: it is gone, or a folder on the way has become a file */
export const isMissing = (error: unknown): boolean => ["ENOENT", "ENOTDIR"].includes(errorCode(error) ?? "")
