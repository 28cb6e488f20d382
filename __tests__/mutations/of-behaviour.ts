import type { Mutation } from "./mutation"

const everyPage = { files: /\.html$/, folder: "public" } as const

/** What a page does. */
export const mutationsOfBehaviour: readonly Mutation[] = [
  {
    name: "a menu that Escape does not close",
    changes: [{ ...everyPage, from: 'popover="auto"', to: 'popover="manual"' }],
    tests: [{ file: "__tests__/site/navigation.spec.ts", name: "Escape closes the menu" }],
  },
  {
    name: "a focus that stays behind when another page comes",
    changes: [{ ...everyPage, from: / tabindex="-1"([^>]* id="gatsby-focus-wrapper")/, to: "$1" }],
    tests: [{ file: "__tests__/site/navigation.spec.ts", name: "a new page is announced in the owner's words" }],
  },
  {
    name: "a page that script finds other than it was built",
    changes: [{ files: "public/about/index.html", from: ">Books</a>", to: ">Blog</a>" }],
    tests: [{ file: "__tests__/site/visits.spec.ts", name: "/about/ is whole and quiet" }],
  },
  {
    name: "a way back that has forgotten where the page was left",
    changes: [{ files: /^app-\w+\.js$/, folder: "public", from: '"@@scroll|"', to: '"@@scroll|"+Math.random()' }],
    tests: [{ file: "__tests__/site/navigation.spec.ts", name: "going back returns to where the page was left" }],
  },
  {
    name: "a live preview that opens under an error",
    seenBy: "npm run test:all",
    changes: [
      {
        files: "kit/gatsby/patches/browser/hooks.ts",
        from: /process\.env\.NODE_ENV === "production" \? (\(\) => hydrate) : undefined/,
        to: "$1",
      },
    ],
    tests: [{ file: "__tests__/preview/open.spec.ts", name: "/about/ opens with its heading" }],
  },
]
