import { tagged } from "../../content/location/source-tags"
import { formatMonth, isoDay, isoMonth } from "../../language/dates"
import { type Resolver, readSingleNode, type SchemaPart } from "../graphql/schema"

interface Site {
  readonly language: string
  readonly availability?: { readonly text?: string; readonly from: string }
}

interface Labels {
  readonly nextPlace?: string
  readonly sooner?: string
}

interface Service {
  readonly title: string
  readonly offer?: { readonly from?: string }
}

const openings: Resolver<Site> = async ({ language, availability }, _args, context) => {
  const labels = await readSingleNode<Labels>("LabelsJson", context)
  const { nextPlace, sooner } = labels
  const { text = null, from } = availability ?? {}
  const { entries } = await context.nodeModel.findAll({
    type: "ServicesJson",
    query: { sort: { fields: ["index"], order: ["ASC"] } },
  })
  const starts = ([...entries] as unknown as readonly Service[]).flatMap((service) => {
    const start = service.offer?.from ?? ""
    const title = tagged(service.title, service, "title")
    return isoDay.test(start) || isoMonth.test(start) ? [{ title, month: start.slice(0, 7) }] : []
  })
  const next = from?.slice(0, 7) ?? starts[0]?.month
  if (!nextPlace || !next) return text && tagged(text, availability, "text")
  const dated = (label: string, month: string, key: keyof Labels) =>
    tagged(
      label.replace("{date}", () => formatMonth(language, month)),
      labels,
      key,
    )
  const months = [...new Set(starts.map(({ month }) => month))].filter((month) => month < next).sort()
  const titlesFrom = (month: string) => starts.filter((start) => start.month === month).map(({ title }) => title)
  const list = new Intl.ListFormat(language)
  return [
    text === null
      ? dated(nextPlace, next, "nextPlace")
      : tagged(text.replace(/(?<![.!?…。؟])$/u, "."), availability, "text"),
    ...(sooner
      ? months.map((month) =>
          dated(sooner, month, "sooner").replace("{services}", () => list.format(titlesFrom(month))),
        )
      : []),
  ].join(" ")
}

/** The schema of the line under the buttons of home and contact: when the owner has time, in a sentence or two. */
export const availabilitySchema: SchemaPart = {
  types: `
    type SiteJson implements Node {
      openings: String
    }
  `,
  resolvers: () => ({ SiteJson: { openings } }),
}
