import { createHash } from "node:crypto"
import { contentOf, servedAt } from "../../kit/dev/support/owners"
import { lostRoute } from "../site/support/routes"
import { namedBy } from "../support/html/addresses"
import { all, attribute, first, textOf } from "../support/html/parse"
import { forEachOwner } from "./support/site"

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

/** Types of scripts that run; a script element of any other type is data (HTML, 4.12.1.1). */
const running = ["", "text/javascript", "module"]

forEachOwner(({ owner, routes, page }) => {
  const eachPage = () => [...routes(), lostRoute]

  /** The sources of each directive of a page's policy. */
  function policyOf(route: string): Readonly<Record<string, readonly string[]>> {
    const written = attribute(first('meta[http-equiv="Content-Security-Policy"]', page(route)), "content")
    return Object.fromEntries(
      written.split("; ").map((directive) => {
        const [name = "", ...sources] = directive.split(" ")
        return [name, sources]
      }),
    )
  }

  test("every page's policy allows what stands in the page by its hash, and nothing else inline", () => {
    for (const route of eachPage()) {
      const scripts = all("script:not([src])", page(route)).filter((tag) => running.includes(attribute(tag, "type")))
      const styles = all("style", page(route)).map(textOf)
      const styleAttributes = all("[style]", page(route)).map((tag) => attribute(tag, "style"))
      const policy = policyOf(route)
      const allowed = (texts: readonly string[]) => [...new Set(texts)].map(hashOf).sort()
      const hashes = (sources: readonly string[] = []) =>
        sources.filter((source) => source.startsWith("'sha256")).sort()

      expect([route, hashes(policy["script-src"])]).toEqual([route, allowed(scripts.map(textOf))])
      expect([route, hashes(policy["style-src"])]).toEqual([route, allowed([...styles, ...styleAttributes])])
    }
  })

  test("no page has a handler or an address that is script, which its policy would refuse", () => {
    for (const route of eachPage()) {
      const handlers = all("*", page(route)).filter(({ attribs }) =>
        Object.entries(attribs).some(([name, value]) => /^on/.test(name) || /^\s*javascript:/i.test(value)),
      )
      expect([route, handlers.map(({ name }) => name)]).toEqual([route, []])
    }
  })

  test("every page's policy names no other site but the newsletter's provider", () => {
    const { newsletter } = contentOf<{ newsletter?: object }>(owner, "site.json")
    for (const route of eachPage()) {
      const { "connect-src": connect = [], "form-action": form = [], ...rest } = policyOf(route)
      const others = Object.values(rest).flat()
      expect([route, others.filter((source) => !/^'(?:self|none|unsafe-hashes|sha256-.*)'$/.test(source))]).toEqual([
        route,
        [],
      ])
      expect(rest["default-src"]).toEqual(["'self'"])
      for (const name of ["object-src", "frame-src", "base-uri"]) expect(rest[name]).toEqual(["'none'"])
      if (newsletter) continue
      expect([route, connect, form]).toEqual([route, ["'self'"], ["'self'"]])
    }
  })

  test("every page loads its pictures, scripts, styles and fonts from the owner's own host", () => {
    const { origin } = new URL(servedAt(owner))
    const loading =
      "[src], [srcset], link[rel~='stylesheet'], link[rel~='preload'], link[rel~='manifest'], link[rel~='icon']"
    for (const route of eachPage()) {
      const here = new URL(`.${route}`, servedAt(owner)).href
      const foreign = all(loading, page(route))
        .flatMap(({ attribs: { src, srcset, href } }) => [src, href, ...(srcset ?? "").split(/,\s+/)])
        .filter((address) => address !== undefined && address !== "")
        .filter((address) => new URL(String(address).trim().split(" ")[0] ?? "", here).origin !== origin)
      expect([route, foreign]).toEqual([route, []])
    }
    expect(eachPage().flatMap((route) => [...namedBy(page(route), origin).resources]).length).toBeGreaterThan(0)
  })
})
