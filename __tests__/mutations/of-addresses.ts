import type { Mutation } from "./mutation"

const nothingMissing = {
  file: "__tests__/built/addresses.test.ts",
  name: "nothing within the site that a page names is missing",
}
const oneAddress = { file: "__tests__/built/head.test.ts", name: "every page has one address" }

/** Links, addresses, and the lists that name them. */
export const mutationsOfAddresses: readonly Mutation[] = [
  {
    name: "a link to a page that is not there",
    changes: [{ files: "public/about/index.html", from: 'href="/books/"', to: 'href="/boks/"' }],
    tests: [nothingMissing],
  },
  {
    name: "a link to a part of a page that is not there",
    changes: [{ files: "public/index.html", from: "/services/#org-scaling", to: "/services/#scaling" }],
    tests: [{ file: "__tests__/built/addresses.test.ts", name: "every link to a part of a page finds it there" }],
  },
  {
    name: "an address without the path prefix",
    owner: "polish",
    seenBy: "npm run test:all",
    changes: [{ files: "public/index.html", from: 'href="/strona/about/"', to: 'href="/about/"' }],
    tests: [nothingMissing],
  },
  {
    name: "a link that opens a new tab and does not say so",
    changes: [{ files: "public/index.html", from: /<span class="visually-hidden"> \(.*?\)<\/span>/, to: "" }],
    tests: [{ file: "__tests__/built/addresses.test.ts", name: "every link that leaves the site opens a new tab" }],
  },
  {
    name: "a canonical address that is another page's",
    changes: [{ files: "public/about/index.html", from: /(rel="canonical" href="[^"]*\/)about\/"/, to: '$1books/"' }],
    tests: [oneAddress],
  },
  {
    name: "a page for lost visitors that search engines may list",
    changes: [{ files: "public/404.html", from: /<meta [^>]*content="noindex"[^>]*>/, to: "" }],
    tests: [oneAddress],
  },
  {
    name: "a sitemap that lists the page for lost visitors",
    changes: [
      {
        files: "public/sitemap-0.xml",
        from: /<url><loc>([^<]*)\/about\/<\/loc><\/url>/,
        to: "$&<url><loc>$1/404/</loc></url>",
      },
    ],
    tests: [{ file: "__tests__/built/lists.test.ts", name: "the sitemap lists exactly the pages that may be found" }],
  },
  {
    name: "a feed that lacks its newest article",
    changes: [{ files: "public/rss.xml", from: /<item>.*?<\/item>/s, to: "" }],
    tests: [{ file: "__tests__/built/lists.test.ts", name: "RSS has every article with its whole text" }],
  },
  {
    name: "a card for those who share a page that is not there",
    changes: [{ remove: /\.png$/, folder: "public/cards" }],
    tests: [{ file: "__tests__/built/head.test.ts", name: "every page has a card of 1200 by 630 pixels" }],
  },
]
