import type { Mutation } from "./mutation"

const everyPage = { files: /\.html$/, folder: "public" } as const

/** What a page does. */
export const mutationsOfBehaviour: readonly Mutation[] = [
  {
    name: "a filter that does not filter",
    changes: [
      {
        files: "src/blog/post-list.tsx",
        from: "categories?.some((name) => selected.includes(name))",
        to: "categories",
      },
    ],
    tests: [{ file: "__tests__/components/blog.test.tsx", name: "a topic leaves only its posts" }],
  },
  {
    name: "a newsletter form that takes an error for a success",
    changes: [{ files: "src/blog/newsletter/newsletter-form.tsx", from: "if (!response.ok) return false", to: "" }],
    tests: [{ file: "__tests__/components/newsletter-form.test.tsx", name: "when formspree answers 422" }],
  },
  {
    name: "a contact picture without its alternate",
    changes: [{ files: "src/contact/contact-invitation.tsx", from: "{...(!failed && { onFailure })}", to: "" }],
    tests: [{ file: "__tests__/components/contact.test.tsx", name: "a picture that fails to load gives way" }],
  },
  {
    name: "a menu that Escape does not close",
    changes: [{ ...everyPage, from: 'popover="auto"', to: 'popover="manual"' }],
    tests: [{ file: "__tests__/site/navigation.spec.ts", name: "Escape closes the menu" }],
  },
  {
    name: "a menu that stays over what has the focus",
    changes: [{ files: "src/layout/header/header.tsx", from: /onBlur=\{.*?\n +\}\}/s, to: "" }],
    tests: [
      { file: "__tests__/components/layout/header.test.tsx", name: "the menu closes when the focus moves on past it" },
    ],
  },
  {
    name: "an answer that nobody knows, and that counts as the best",
    changes: [
      {
        files: "src/assessment/scoring.ts",
        from: "given.map((points) => points ?? 0)",
        to: "given.map((points, index) => points ?? best[index] ?? 0)",
      },
    ],
    tests: [{ file: "__tests__/unit/assessment/scoring.test.ts", name: "“I do not know” gives no points" }],
  },
  {
    name: "a team's link with names that nobody wanted in it",
    changes: [{ files: "src/assessment/coding.ts", from: "withNames && name", to: "name" }],
    tests: [
      {
        file: "__tests__/unit/assessment/coding.test.ts",
        name: "a team’s link gives back everybody’s answers and, if wanted, names",
      },
    ],
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
