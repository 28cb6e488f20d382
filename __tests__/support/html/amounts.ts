import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { type CostFigures, writtenCosts } from "../../../kit/cost/cost-sum"
import type { Owner } from "../../../kit/dev/support/owners"

/**
 * @param owner whose site is built
 * @returns what the build computes of the owner's sum, and no file of theirs says
 */
export function amountsOf({ data }: Pick<Owner, "data">): readonly string[] {
  const file = join(data, "pages/engagement.json")
  if (!existsSync(file)) return []
  const { sum } = JSON.parse(readFileSync(file, "utf8")) as {
    readonly sum?: CostFigures & { readonly currency: string; readonly weeks: number }
  }
  const { language } = JSON.parse(readFileSync(join(data, "site.json"), "utf8")) as { readonly language: string }
  return sum ? Object.values(writtenCosts(language, sum.currency, sum, sum.weeks)) : []
}
