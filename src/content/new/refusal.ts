/** Ends the command with words for the owner. Nothing was changed when it is thrown. */
export class Refusal extends Error {
  /**
   * @param message what is wrong, and what to do
   * @param exitCode 1 for what is wrong with the content, 2 for what the command cannot do
   */
  constructor(
    message: string,
    readonly exitCode: 1 | 2 = 1,
  ) {
    super(message)
  }
}
