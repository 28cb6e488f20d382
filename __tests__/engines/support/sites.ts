import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { builtFolder, sample } from "../../../kit/dev/support/owners"
import { readSite, type SiteFiles } from "../../../kit/owner/browser/site-files"

declare global {
  interface Window {
    /** What went wrong in the page since it was loaded: thrown, written to the console, not loaded, or against its policy. */
    pageErrors: string[]
    /** The page's first element with a role and a name, as assistive technology sees them. */
    byRole(role: string, name: string): HTMLElement
    /** @testing-library/dom, which byRole uses. */
    readonly TestingLibraryDom: typeof import("@testing-library/react")
  }
}

/** Runs in the page, before any other script: WebDriver does not report what a page writes to the console. */
function observe(): void {
  window.pageErrors = []
  const keep = (what: unknown) => window.pageErrors.push(String(what))
  const { error } = console
  console.error = (...words: unknown[]) => {
    keep(words.join(" "))
    error(...words)
  }
  window.addEventListener(
    "error",
    ({ message, target }) => keep(message ?? (target as HTMLImageElement).currentSrc),
    true,
  )
  window.addEventListener("unhandledrejection", ({ reason }) => keep(reason))
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    keep(`${violatedDirective} forbids ${blockedURI}`),
  )
  window.byRole = (role, name) => {
    const [first] = window.TestingLibraryDom.queryAllByRole(document.body, role, { name })
    if (!first) throw new Error(`There is no ${role} called ${name}.`)
    return first
  }
}

// A peer of @testing-library/react.
const { resolve } = createRequire(createRequire(__filename).resolve("@testing-library/react"))
const testingLibrary = resolve("@testing-library/dom/dist/@testing-library/dom.umd.min.js")

/** @returns the files of the sample's site, with the tests' script in every page */
export async function observedSite(): Promise<SiteFiles> {
  const files = [...(await readSite(builtFolder(sample)))].map(([path, content]) => {
    if (!path.endsWith(".html")) return [path, content] as const
    return [
      path,
      Buffer.from(content.toString("utf8").replace("<head>", '<head><script src="/observe.js"></script>')),
    ] as const
  })
  const script = `${readFileSync(testingLibrary, "utf8")}\n;(${observe})()`
  return new Map([...files, ["observe.js", Buffer.from(script)] as const])
}
