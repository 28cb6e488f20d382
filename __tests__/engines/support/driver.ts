/** What the tests ask of a browser: one window, driven as a visitor would. */
export interface Driver {
  /** Loads an address, and waits until the page has loaded. */
  goTo(address: string): Promise<void>
  /** Makes the page so many CSS pixels wide. */
  setWidth(width: number): Promise<void>
  /** @returns what a JavaScript expression is in the page; it has to be JSON */
  evaluate(expression: string): Promise<unknown>
  /** Scrolls to the element that a JavaScript expression is in the page, and clicks into its middle. */
  click(expression: string): Promise<void>
  /** Presses a key and lets it go: "Tab", "Enter", or a character. */
  press(key: string): Promise<void>
  /** Ends the browser. */
  close(): Promise<void>
}
