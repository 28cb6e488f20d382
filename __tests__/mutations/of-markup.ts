import type { Mutation } from "./mutation"

const validHtml = { file: "__tests__/built/pages.test.ts", name: "every page is valid HTML" }

/** What a page's HTML says to people and programs. */
export const mutationsOfMarkup: readonly Mutation[] = [
  {
    name: "a picture without a text that says what it shows",
    changes: [{ files: "public/contact/index.html", from: /(<img [^>]*?) alt="[^"]*"/, to: "$1" }],
    tests: [validHtml, { file: "__tests__/site/visits.spec.ts", name: "/contact/ is whole and quiet" }],
  },
  {
    name: "two elements with the same id",
    changes: [{ files: "public/index.html", from: 'id="footer-resources"', to: 'id="footer-services"' }],
    tests: [validHtml],
  },
  {
    name: "a heading that skips a level",
    // In the script too, or it would repair it.
    changes: [
      { files: "public/about/index.html", from: /<(\/?)h3\b/g, to: "<$1h4" },
      { files: /^component---src-pages-about-tsx-\w+\.js$/, folder: "public", from: '"h3"', to: '"h4"' },
    ],
    tests: [{ file: "__tests__/site/visits.spec.ts", name: "/about/ is whole and quiet" }],
  },
  {
    name: "an English word on a Polish site",
    owner: "polish",
    seenBy: "npm run test:all",
    changes: [{ files: "public/index.html", from: /(<nav id="[^"]*" aria-label=")[^"]*/, to: "$1Main" }],
    tests: [{ file: "__tests__/built/pages.test.ts", name: "no page has a word that is not in its owner's data" }],
  },
  {
    name: "a page in Polish that says that it is in English",
    owner: "polish",
    seenBy: "npm run test:all",
    changes: [{ files: "public/about/index.html", from: '<html lang="pl"', to: '<html lang="en"' }],
    tests: [{ file: "__tests__/built/pages.test.ts", name: "every page says its owner's language" }],
  },
]
