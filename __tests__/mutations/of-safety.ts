import type { Mutation } from "./mutation"

const everyPage = { files: /\.html$/, folder: "public" } as const
const slippedIn = { file: "__tests__/site/loading/security-policy.spec.ts", name: "what somebody slips into a page" }

/** What the site keeps to itself, and what it keeps out. */
export const mutationsOfSafety: readonly Mutation[] = [
  {
    name: "a page that asks another site for its font",
    changes: [
      { files: "public/index.html", from: "style-src 'self'", to: "style-src 'self' https://fonts.example" },
      {
        files: "public/index.html",
        from: "</head>",
        to: '<link rel="stylesheet" href="https://fonts.example/besley.css"/></head>',
      },
    ],
    tests: [
      { file: "__tests__/site/visits.spec.ts", name: "/ is whole and quiet" },
      { file: "__tests__/built/security-policy.test.ts", name: "every page loads its pictures, scripts, styles" },
    ],
  },
  {
    name: "a policy that lets any script in a page run",
    changes: [{ ...everyPage, from: /script-src 'self'(?: 'sha256-[^']*')+/, to: "script-src 'self' 'unsafe-inline'" }],
    tests: [slippedIn],
  },
  {
    name: "a policy that lets pictures come from anywhere",
    changes: [{ ...everyPage, from: "default-src 'self'", to: "default-src *" }],
    tests: [{ file: "__tests__/built/security-policy.test.ts", name: "every page's policy names no other site" }],
  },
  {
    name: "a policy that refuses the page's own script",
    changes: [{ files: "public/about/index.html", from: /(script-src 'self')(?: 'sha256-[^']*')+/, to: "$1" }],
    tests: [
      {
        file: "__tests__/built/security-policy.test.ts",
        name: "every page's policy allows what stands in the page by its hash",
      },
    ],
  },
  {
    name: "a draft that is published",
    changes: [{ files: "kit/content/contract/posts.ts", from: 'getIn(entry, "draft") === true || ', to: "" }],
    tests: [{ file: "kit/gatsby/__tests__/nodes/release.test.ts", name: "a draft stays out of a build" }],
  },
  {
    name: "a draft whose address the sitemap tells",
    owner: "crowded",
    seenBy: "npm run test:all",
    changes: [
      {
        files: "public/sitemap-0.xml",
        from: /<url><loc>([^<]*)\/about\/<\/loc><\/url>/,
        to: "$&<url><loc>$1/blog/quillwortdraft/</loc></url>",
      },
    ],
    tests: [{ file: "__tests__/built/unpublished.test.ts", name: "nothing of a draft" }],
  },
  {
    name: "a deleted picture that can still be had",
    owner: "bare",
    seenBy: "npm run test:all",
    changes: [{ copy: /\.png$/, folder: "former-public/pictures", to: "public/pictures" }],
    tests: [{ file: "__tests__/built/deleted.test.ts", name: "the pictures that the owner has deleted" }],
  },
]
