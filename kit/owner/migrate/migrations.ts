import type { Edit, Json } from "../../content/json/edit-json"
import { getIn } from "../../content/location/json-path"

/** What brings a file of data/ from the contract of one version of the kit to that of the next. */
export interface Migration {
  /** The version whose contract needs it. */
  readonly version: string
  /** The file within data/. */
  readonly file: string
  /** What it does, as an owner is told. */
  readonly what: string
  /**
   * The fields that it moves or removes, as the contract's snapshot names them (kit/owner/release/contract-fields.ts): a release needs a migration for each
   * field that is there no more.
   */
  readonly fields: readonly string[]
  /** @returns the edits of a file with this value; none if it was migrated before */
  readonly edits: (value: Json) => readonly Edit[]
}

/** All migrations, oldest first. A new one is added at the end, and none is ever changed: somebody may come from any version. */
export const migrations: readonly Migration[] = [
  {
    version: "1.0.0",
    file: "site.json",
    what: "costClaim.phrase is removed: no page showed it",
    fields: ["site.json.costClaim.phrase"],
    edits: (site) =>
      getIn(site, "costClaim", "phrase") === undefined ? [] : [{ kind: "remove", path: ["costClaim", "phrase"] }],
  },
]
