import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { Owner } from "../../../kit/dev/support/owners"
import { type Claiming, type Sum, writtenSum } from "../../../kit/gatsby/nodes/engagement"

/**
 * @param owner whose site is built
 * @returns the amounts that the build computes from the owner's sum, which are in none of their files
 */
export function amountsOf({ data }: Pick<Owner, "data">): readonly string[] {
  const file = join(data, "pages/engagement.json")
  if (!existsSync(file)) return []
  const { sum } = JSON.parse(readFileSync(file, "utf8")) as { readonly sum?: Sum }
  const site = JSON.parse(readFileSync(join(data, "site.json"), "utf8")) as Claiming
  return sum ? Object.values(writtenSum(sum, site)) : []
}
