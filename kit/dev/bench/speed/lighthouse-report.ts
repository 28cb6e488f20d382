import type { Result } from "lighthouse"

/** The values used from a Lighthouse report: milliseconds, a score out of 100, bytes. */
export interface Audit {
  readonly fcp: number
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
  readonly performance: number
  readonly bytes: Readonly<Record<Kind, number>>
  /** The machine's speed according to Lighthouse. */
  readonly benchmarkIndex: number
  /** Lighthouse's own. */
  readonly version: string
}

/** The kinds of resources, with their names in the table. */
export const kinds = {
  Document: "HTML",
  Script: "script",
  Data: "data",
  Font: "fonts",
  Image: "pictures",
  Other: "other",
} as const

export type Kind = keyof typeof kinds

/**
 * @param report of Lighthouse, on a page's performance
 * @returns the values that the bench uses
 */
export function readReport(report: Result): Audit {
  const metric = (id: string): number => {
    const value = report.audits[id]?.numericValue
    if (value === undefined) throw new Error(`Lighthouse does not say the ${id} of ${report.finalDisplayedUrl}.`)
    return value
  }
  return {
    fcp: metric("first-contentful-paint"),
    lcp: metric("largest-contentful-paint"),
    tbt: metric("total-blocking-time"),
    cls: metric("cumulative-layout-shift"),
    performance: Math.round((report.categories.performance?.score ?? 0) * 100),
    bytes: bytesByKind(report),
    benchmarkIndex: report.environment.benchmarkIndex,
    version: report.lighthouseVersion,
  }
}

interface Request {
  readonly url: string
  readonly resourceType: string
  readonly transferSize: number
}

function bytesByKind(report: Result): Record<Kind, number> {
  const bytes: Record<Kind, number> = { Document: 0, Script: 0, Data: 0, Font: 0, Image: 0, Other: 0 }
  const { details } = report.audits["network-requests"] ?? {}
  // A table of requests; Lighthouse's types leave a table's rows untyped.
  const requests = details?.type === "table" ? (details.items as unknown as readonly Request[]) : []
  for (const request of requests) bytes[kindOf(request)] += request.transferSize
  return bytes
}

function kindOf({ url, resourceType }: Request): Kind {
  // Files prefetched by the router have the type "Other".
  if (/\/page-data\//.test(url)) return "Data"
  if (/\.js$/.test(new URL(url).pathname)) return "Script"
  return resourceType in kinds ? (resourceType as Kind) : "Other"
}
