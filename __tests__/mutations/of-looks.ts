import type { Mutation } from "./mutation"

const everyPage = { files: /\.html$/, folder: "public" } as const

/** What a visitor sees, and when. */
export const mutationsOfLooks: readonly Mutation[] = [
  {
    name: "text too pale to read",
    changes: [{ ...everyPage, from: "--ink-soft:oklch(0.42", to: "--ink-soft:oklch(0.72" }],
    tests: [{ file: "__tests__/site/visits.spec.ts", name: "/about/ is whole and quiet" }],
  },
  {
    name: "a page wider than a phone",
    changes: [{ ...everyPage, from: "main{", to: "main{min-width:30rem;" }],
    tests: [{ file: "__tests__/site/visits.spec.ts", name: "/about/ is whole and quiet" }],
  },
  {
    name: "a page that moves when its script runs",
    owner: "crowded",
    seenBy: "npm run test:all",
    changes: [{ ...everyPage, from: "main{", to: "header[data-scrolled]{padding-block:1rem}main{" }],
    tests: [{ file: "__tests__/site/loading/steady.spec.ts", name: "no page moves while it loads, 390 px wide" }],
  },
  {
    name: "a picture whose place is not kept free",
    changes: [{ files: "public/contact/index.html", from: /(<img [^>]*?) width="\d+" height="\d+"/, to: "$1" }],
    tests: [{ file: "__tests__/built/pictures.test.ts", name: "each picture comes as AVIF" }],
  },
  {
    name: "a focus that nobody sees",
    changes: [{ ...everyPage, from: /:focus-visible\{outline:3px[^}]*\}/, to: ":focus-visible{outline:none}" }],
    tests: [{ file: "__tests__/site/visits.spec.ts", name: "/about/ is whole and quiet" }],
  },
  {
    name: "content that only script brings to light",
    changes: [{ ...everyPage, from: "main{", to: "header:not([data-scrolled])~main{opacity:0}main{" }],
    tests: [{ file: "__tests__/site/visits.spec.ts", name: "/services/ is whole and quiet" }],
  },
  {
    name: "a first picture that waits until somebody scrolls",
    changes: [{ files: "public/contact/index.html", from: 'loading="eager"', to: 'loading="lazy"' }],
    tests: [{ file: "__tests__/site/visits.spec.ts", name: "/contact/ is whole and quiet" }],
  },
  {
    name: "a chosen theme that comes after the page",
    changes: [{ ...everyPage, from: /<script>[^<]*localStorage[^<]*<\/script>/, to: "" }],
    tests: [
      {
        file: "__tests__/site/theme.spec.ts",
        name: "the switch changes the theme, and the next page has it before any script",
      },
    ],
  },
]
