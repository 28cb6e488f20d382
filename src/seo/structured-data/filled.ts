type Given<Value> = Value extends ReadonlyArray<infer Item> ? ReadonlyArray<NonNullable<Item>> : NonNullable<Value>

/** The same properties, each there with something in it or not there at all. */
export type Filled<Properties> = { [Key in keyof Properties]?: Given<Properties[Key]> }

const isGiven = (value: unknown): boolean =>
  value !== null && value !== undefined && !(typeof value === "string" && value.trim() === "")

/**
 * Keeps structured data from ever saying "nothing": a property without a value is left out.
 *
 * @param properties properties of a node, of which some may be null, undefined, an empty text or an empty list
 * @returns those that have something to say
 */
export function filled<Properties extends object>(properties: Properties): Filled<Properties> {
  const entries = Object.entries(properties).map(([key, value]) => [
    key,
    Array.isArray(value) ? value.filter(isGiven) : value,
  ])
  return Object.fromEntries(
    entries.filter(([, value]) => (Array.isArray(value) ? value.length > 0 : isGiven(value))),
  ) as Filled<Properties>
}
