/** Ends the command with a message for the owner. Nothing has been changed when it is thrown. */
export class Refusal extends Error {
  /**
   * @param message the error, and what to do about it
   * @param exitCode 1 for errors in the content, 2 for wrong use of the command
   */
  constructor(
    message: string,
    readonly exitCode: 1 | 2 = 1,
  ) {
    super(message)
  }
}
