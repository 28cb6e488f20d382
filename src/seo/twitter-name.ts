/**
 * @param address the owner's page on Twitter, if there is one
 * @returns their name there, as "@name"; nothing if the address is another site's or has no name of at most 15 letters, digits and _
 */
export function twitterName(address: string | null): string | undefined {
  const [, name] = /^https:\/\/(?:www\.|mobile\.)?(?:twitter|x)\.com\/@?(\w{1,15})\/?$/i.exec(address ?? "") ?? []
  return name && `@${name}`
}
