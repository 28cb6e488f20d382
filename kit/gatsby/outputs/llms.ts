import { DomUtils, parseDocument } from "htmlparser2"
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
    siteJson {
      openings
      whereabouts {
        title
        text
      }
    }
    servicesPageJson {
      offer {
        from
      }
    }
    allServicesJson(sort: { index: ASC }) {
      nodes {
        jsonId
        title
        description
        offer {
          length
          includes
          starts {
            written
          }
          price {
            written {
              amount
              unit
              tax
            }
          }
        }
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
        menuTitle
        client
        list
      }
    }
    engagementPageJson {
      slug
      menuTitle
      seo {
        description
      }
      phases {
        entries {
          when
          text
          result
        }
      }
      questions {
        entries {
          id
          question
          answer
        }
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

/** The query's result: each type with the fields that the query names. */
export interface LlmsContent {
  readonly labelsJson: Queries.LabelsJson
  readonly siteJson: Queries.SiteJson
  readonly servicesPageJson: Queries.ServicesPageJson | null
  readonly aboutPageJson: Queries.AboutPageJson
  readonly contactPageJson: Queries.ContactPageJson
  readonly allServicesJson: All<Queries.ServicesJson>
  readonly allToolsJson: All<Queries.ToolsJson>
  readonly allBooksJson: All<Queries.BooksJson>
  readonly allCustomPage: All<Queries.CustomPage>
  readonly engagementPageJson: Queries.EngagementPageJson | null
  readonly allMediaJson: All<Queries.MediaJson>
}

/**
 * @param published the site and its posts
 * @param offer the rest of its content
 * @returns llms.txt (https://llmstxt.org): what assistants are asked about the owner, in Markdown, what matters most first
 */
export function llms(published: PublishedSite, offer: LlmsContent): string {
  const { siteJson, allPostsJson } = published
  const { navigation, footer } = offer.labelsJson
  const address = addressOn(published)
  const engagement = offer.engagementPageJson
  const pages = offer.allCustomPage.nodes
  const isOn = (route: string) => !siteJson.pagesOff?.includes(route)
  const linesFor = (some: readonly Queries.CustomPage[]) =>
    some.map(({ slug, title, description }) => line(title, address(customPageAddress(slug)), description))
  const lists = pages.filter(({ list }) => list === "cases")
  const cases = lists.length > 0 ? pages.filter(({ client }) => client) : []
  const work = engagement && address(customPageAddress(engagement.slug))
  const sections: ReadonlyArray<readonly [heading: string | undefined, lines: readonly string[]]> = [
    [
      isOn("services") ? navigation.services : undefined,
      offer.allServicesJson.nodes.map((each) =>
        line(
          each.title,
          address(`/services/#${each.jsonId}`),
          [each.description, ...terms(each, offer.servicesPageJson?.offer?.from)].join(" "),
        ),
      ),
    ],
    [
      engagement?.menuTitle,
      [
        ...(work && engagement ? [line(engagement.menuTitle, work, engagement.seo.description)] : []),
        ...(engagement?.phases?.entries ?? []).map(({ when, text, result }) =>
          inOneLine(`- ${when}: ${[text, result].filter(Boolean).join(" ")}`),
        ),
        ...(engagement?.questions?.entries ?? []).map(({ id, question, answer }) =>
          line(question, `${work}#${id}`, DomUtils.textContent(parseDocument(answer))),
        ),
      ],
    ],
    [lists[0]?.menuTitle ?? lists[0]?.title, linesFor([...lists, ...cases])],
    [
      isOn("blog") ? navigation.blog : undefined,
      allPostsJson.nodes.map(({ title, slug, externalUrl, excerpt }) =>
        line(title, externalUrl ?? address(postAddress(slug)), excerpt),
      ),
    ],
    [
      isOn("tools") ? navigation.tools : undefined,
      offer.allToolsJson.nodes.map(({ title, address: at, description }) =>
        line(title, at?.startsWith("/") ? address(at) : (at ?? address("/tools/")), description),
      ),
    ],
    [
      isOn("media") ? navigation.media : undefined,
      offer.allMediaJson.nodes.map(({ title, externalUrl, platform }) => line(title, externalUrl, platform)),
    ],
    [
      navigation.contact,
      [
        line(footer.schedule, siteJson.schedulingUrl),
        line(navigation.contact, address("/contact/"), offer.contactPageJson.seo.description),
        ...offer.siteJson.whereabouts.map(({ title, text }) => inOneLine(`- ${title}: ${text}`)),
        ...(isOn("about") ? [line(navigation.about, address("/about/"), offer.aboutPageJson.seo.description)] : []),
        ...linesFor(pages.filter((page) => !lists.includes(page) && !cases.includes(page))),
      ],
    ],
    [
      isOn("books") ? navigation.books : undefined,
      offer.allBooksJson.nodes.map(({ title, author, amazonUrl }) => line(title, amazonUrl, author)),
    ],
  ]
  return [
    `# ${inOneLine(siteJson.seo.title)}`,
    `> ${inOneLine(siteJson.seo.description)}`,
    inOneLine(siteJson.costClaim.sentence),
    ...(offer.siteJson.openings ? [inOneLine(offer.siteJson.openings)] : []),
    ...sections.flatMap(([heading, lines]) =>
      heading && lines.length > 0 ? [`## ${inOneLine(heading)}\n\n${lines.join("\n")}`] : [],
    ),
    "",
  ].join("\n\n")
}

/** What a service costs, how long it takes, from when it can be had, and what is in it, as sentences. */
function terms({ offer }: Queries.ServicesJson, from: string | null | undefined): readonly string[] {
  if (!offer) return []
  const { amount, unit, tax } = offer.price.written
  const price = [[amount, unit].filter(Boolean).join(" "), tax].filter(Boolean).join(", ")
  const start = offer.starts && [from, offer.starts.written].filter(Boolean).join(": ")
  return [...[price, offer.length, start].flatMap((part) => (part ? `${part}.` : [])), ...(offer.includes ?? [])]
}

function line(title: string, url: string, about?: string | null): string {
  const name = inOneLine(title).replace(/[[\]\\]/g, "\\$&")
  return `- [${name}](${url.replaceAll("(", "%28").replaceAll(")", "%29")})${about ? `: ${inOneLine(about)}` : ""}`
}

const inOneLine = (text: string): string => text.trim().replace(/\s+/g, " ")
