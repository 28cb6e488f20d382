import { customPageAddress, postAddress } from "../../content/contract/site-addresses"
import { addressOn, type PublishedSite } from "./published-site"

/** The data that the file needs beyond that of the feeds. */
export const llmsQuery = `
  query Llms {
    labelsJson {
      navigation {
        services
        tools
        books
        media
        blog
        about
        contact
      }
      footer {
        schedule
      }
    }
    aboutPageJson {
      seo {
        description
      }
    }
    contactPageJson {
      seo {
        description
      }
    }
    allServicesJson(sort: { index: ASC }) {
      nodes {
        jsonId
        title
        description
      }
    }
    allToolsJson(sort: { index: ASC }) {
      nodes {
        title
        description
        address
      }
    }
    allBooksJson(sort: { index: ASC }) {
      nodes {
        title
        author
        amazonUrl
      }
    }
    allCustomPage(sort: { slug: ASC }) {
      nodes {
        slug
        title
        description
      }
    }
    engagementPageJson {
      slug
      menuTitle
      seo {
        description
      }
    }
    allMediaJson(sort: { index: ASC }) {
      nodes {
        title
        platform
        externalUrl
      }
    }
  }
`

interface All<Entry> {
  readonly nodes: ReadonlyArray<Entry>
}

/** The query's result. */
export interface LlmsContent {
  readonly labelsJson: Pick<Queries.LabelsJson, "navigation" | "footer">
  readonly aboutPageJson: Pick<Queries.AboutPageJson, "seo">
  readonly contactPageJson: Pick<Queries.ContactPageJson, "seo">
  readonly allServicesJson: All<Pick<Queries.ServicesJson, "jsonId" | "title" | "description">>
  readonly allToolsJson: All<Pick<Queries.ToolsJson, "title" | "description" | "address">>
  readonly allBooksJson: All<Pick<Queries.BooksJson, "title" | "author" | "amazonUrl">>
  readonly allCustomPage: All<Pick<Queries.CustomPage, "slug" | "title" | "description">>
  readonly engagementPageJson: Pick<Queries.EngagementPageJson, "slug" | "menuTitle" | "seo"> | null
  readonly allMediaJson: All<Pick<Queries.MediaJson, "title" | "platform" | "externalUrl">>
}

/**
 * @param published the site and its posts
 * @param offer the rest of its content
 * @returns llms.txt (https://llmstxt.org): a summary of the site and its content in Markdown, for answer engines
 */
export function llms(published: PublishedSite, offer: LlmsContent): string {
  const { siteJson, allPostsJson } = published
  const { navigation, footer } = offer.labelsJson
  const address = addressOn(published)
  const engagement = offer.engagementPageJson
  const isOn = (route: string) => !siteJson.pagesOff?.includes(route)
  const sections: ReadonlyArray<readonly [route: keyof typeof navigation, lines: readonly string[]]> = [
    [
      "services",
      offer.allServicesJson.nodes.map(({ jsonId, title, description }) =>
        line(title, address(`/services/#${jsonId}`), description),
      ),
    ],
    [
      "tools",
      offer.allToolsJson.nodes.map(({ title, address: at, description }) =>
        line(title, at?.startsWith("/") ? address(at) : (at ?? address("/tools/")), description),
      ),
    ],
    [
      "blog",
      allPostsJson.nodes.map(({ title, slug, externalUrl, excerpt }) =>
        line(title, externalUrl ?? address(postAddress(slug)), excerpt),
      ),
    ],
    ["books", offer.allBooksJson.nodes.map(({ title, author, amazonUrl }) => line(title, amazonUrl, author))],
    ["media", offer.allMediaJson.nodes.map(({ title, externalUrl, platform }) => line(title, externalUrl, platform))],
    [
      "contact",
      [
        line(footer.schedule, siteJson.schedulingUrl),
        line(navigation.contact, address("/contact/"), offer.contactPageJson.seo.description),
        ...(isOn("about") ? [line(navigation.about, address("/about/"), offer.aboutPageJson.seo.description)] : []),
        ...(engagement
          ? [line(engagement.menuTitle, address(customPageAddress(engagement.slug)), engagement.seo.description)]
          : []),
        ...offer.allCustomPage.nodes.map(({ slug, title, description }) =>
          line(title, address(customPageAddress(slug)), description),
        ),
      ],
    ],
  ]
  const filled = sections.filter(([route, lines]) => isOn(route) && lines.length > 0)
  return [
    `# ${inOneLine(siteJson.seo.title)}`,
    `> ${inOneLine(siteJson.seo.description)}`,
    inOneLine(siteJson.costClaim.sentence),
    ...filled.map(([route, lines]) => `## ${inOneLine(navigation[route])}\n\n${lines.join("\n")}`),
    "",
  ].join("\n\n")
}

function line(title: string, url: string, about?: string | null): string {
  const name = inOneLine(title).replace(/[[\]\\]/g, "\\$&")
  return `- [${name}](${url.replaceAll("(", "%28").replaceAll(")", "%29")})${about ? `: ${inOneLine(about)}` : ""}`
}

const inOneLine = (text: string): string => text.trim().replace(/\s+/g, " ")
