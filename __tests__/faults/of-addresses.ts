import type { Fault } from "./fault"

const crawl = { file: "__tests__/site/crawl.spec.ts", name: "every page is reached from home" }

/** Links, addresses, and the lists that name them. */
export const faultsOfAddresses: readonly Fault[] = [
  {
    name: "a link to a page that is not there",
    changes: [{ files: "public/about/index.html", from: 'href="/books/"', to: 'href="/boks/"' }],
    tests: [crawl],
  },
  {
    name: "a link to a part of a page that is not there",
    changes: [{ files: "public/index.html", from: "/services/#org-scaling", to: "/services/#scaling" }],
    tests: [crawl],
  },
  {
    name: "an address without the path prefix",
    owner: "polish",
    changes: [{ files: "public/index.html", from: 'href="/strona/about/"', to: 'href="/about/"' }],
    tests: [crawl],
  },
  {
    name: "a link that opens a new tab and does not say so",
    changes: [{ files: "public/index.html", from: /<span class="visually-hidden"> \(.*?\)<\/span>/, to: "" }],
    tests: [{ file: "__tests__/site/navigation.spec.ts", name: "every link that leaves the site opens a new tab" }],
  },
  {
    name: "a canonical address that is another page's",
    owner: "polish",
    changes: [{ files: "public/about/index.html", from: /(rel="canonical" href="[^"]*\/)about\/"/, to: '$1books/"' }],
    tests: [{ file: "__tests__/site/head.spec.ts", name: "every page has one address and a card" }],
  },
  {
    name: "a page for lost visitors that search engines may list",
    changes: [{ files: "public/404.html", from: /<meta [^>]*content="noindex"[^>]*>/, to: "" }],
    tests: [{ file: "__tests__/site/head.spec.ts", name: "every page has one address and a card" }],
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
    tests: [{ file: "__tests__/site/lists.spec.ts", name: "the sitemap lists exactly the pages that may be found" }],
  },
  {
    name: "a feed that lacks its newest article",
    changes: [{ files: "public/rss.xml", from: /<item>.*?<\/item>/s, to: "" }],
    tests: [{ file: "__tests__/site/lists.spec.ts", name: "RSS has every article with its whole text" }],
  },
  {
    name: "a card for those who share a page that is not there",
    changes: [{ remove: /\.png$/, folder: "public/cards" }],
    tests: [{ file: "__tests__/site/head.spec.ts", name: "every page has one address and a card" }],
  },
]
