import { contentOf, servedAt } from "../../kit/dev/support/owners"
import { lostRoute, movedOf } from "../site/support/routes"
import { type Named, namedBy } from "../support/html/addresses"
import { all, attribute, textOf } from "../support/html/parse"
import { forEachOwner } from "./support/site"

forEachOwner(({ owner, routes, page, files }) => {
  const home = new URL(servedAt(owner))
  const found = new Map<string, Named>()
  /** The addresses that a page names, cached: a hundred links ask for those of the same page. */
  function named(route: string): Named {
    const names = found.get(route) ?? namedBy(page(route), new URL(`.${route}`, home).href)
    found.set(route, names)
    return names
  }
  /** The route of an address of the site; undefined for one of another site, or outside the owner's prefix. */
  const routeOf = ({ origin, pathname }: URL) =>
    origin === home.origin && pathname.startsWith(home.pathname)
      ? `/${pathname.slice(home.pathname.length)}`
      : undefined

  test("every page is reached from home by links", () => {
    const reached = new Set(["/"])
    for (const route of reached)
      for (const link of routes().includes(route) ? named(route).links : []) {
        const next = routeOf(link)
        if (next?.endsWith("/")) reached.add(next)
      }
    expect([...reached].sort()).toEqual([...routes()].sort())
  })

  test("nothing within the site that a page names is missing", () => {
    const there = new Set([...files("").map((path) => `/${path}`), ...routes(), lostRoute])
    const missing = [...routes(), lostRoute].flatMap((route) => {
      const { links, resources } = named(route)
      return [...links, ...resources]
        .filter(({ origin }) => origin === home.origin)
        .filter((address) => !there.has(decodeURIComponent(routeOf(address) ?? "outside the prefix")))
        .map(({ href }) => `${route} names ${href}`)
    })
    expect(missing).toEqual([])
  })

  test("every link to a part of a page finds it there", () => {
    const lost = [...routes(), lostRoute].flatMap((route) =>
      named(route)
        .links.filter(({ origin, hash }) => origin === home.origin && hash !== "")
        .filter((link) => {
          const to = routeOf(link) ?? ""
          const ids = [...routes(), lostRoute].includes(to) ? named(to).ids : new Set()
          return !ids.has(decodeURIComponent(link.hash.slice(1)))
        })
        .map(({ href }) => `${route} leads to ${href}`),
    )
    expect(lost).toEqual([])
  })

  test("a redirect leads to an existing page", () => {
    for (const redirect of movedOf(owner)) {
      const to = new URL(`.${redirect.to}`, home)
      const ids = named(routeOf(to) ?? "").ids
      if (to.hash) expect(ids).toContain(decodeURIComponent(to.hash.slice(1)))
      const [old = "", id] = redirect.from.split("#")
      // Hosts are not sent what follows the #: the page has the old id too.
      if (id) expect(ids).toContain(id)
      else expect(namedBy(page(old), home.href).links.map(({ href }) => href)).toEqual([to.href])
    }
  })

  test("every link that leaves the site opens a new tab, says so, and keeps its opener to itself", () => {
    const { opensInNewTab } = contentOf<{ opensInNewTab: string }>(owner, "labels.json")
    const wrong = routes().flatMap((route) =>
      all('a[href^="https:"]', page(route))
        .filter(
          (link) =>
            attribute(link, "target") !== "_blank" ||
            !attribute(link, "rel")?.split(" ").includes("noopener") ||
            !textOf(link).trim().endsWith(`(${opensInNewTab})`),
        )
        .map((link) => `${route}: ${attribute(link, "href")}`),
    )
    expect(wrong).toEqual([])
  })
})
