import type { DiagnosticMessage } from "../../content/contract/rules/diagnose"
import { diagnosticsAbout } from "../new/answers"
import { type Flag, flagsOf } from "../new/flags"
import type { Kind } from "../new/kinds"
import { openTarget, type Target } from "../new/target"
import { entryKind } from "./take/place"
import type { Chosen } from "./take/prepare"

/** A field that is missing, or whose value the check refuses. */
export interface Lack {
  readonly flag: Flag
  /** The check's words; absent where the value is missing. */
  readonly diagnostic?: DiagnosticMessage
}

/** What is known of the collections that offers become entries of. */
export class Fitting {
  private readonly targets = new Map<string, Promise<Target>>()

  /** @param data the folder, which is read once */
  constructor(private readonly data: string) {}

  /** @returns what an offer lacks with these values; nothing for what is no entry of a list */
  async lacks({ offer, values }: Chosen): Promise<readonly Lack[]> {
    const kind = entryKind(offer.proposal.kind)
    if (!kind) return []
    const found: Lack[] = []
    for (const flag of askable(kind)) {
      const value = values[flag.field.key]
      if (value === undefined) {
        if (flag.field.required && flag.field.key !== "slug") found.push({ flag })
        continue
      }
      const diagnostic = await this.wrong(kind, flag, value, offer)
      if (diagnostic) found.push({ flag, diagnostic })
    }
    return found
  }

  /** @returns what the check says of one value; an entry that is replaced may keep what is its own, such as its slug */
  async wrong(
    kind: Kind,
    flag: Flag,
    value: Chosen["values"][string],
    { state }: Chosen["offer"],
  ): Promise<DiagnosticMessage | undefined> {
    if (state === "changed") return undefined
    const [diagnostic] = await diagnosticsAbout(kind, flag, value, await this.target(kind))
    return diagnostic
  }

  private target(kind: Kind): Promise<Target> {
    const known = this.targets.get(kind.name) ?? openTarget(this.data, kind)
    this.targets.set(kind.name, known)
    return known
  }
}

/** Pictures and topics come from the source; a switch is not asked for. */
const askable = (kind: Kind): readonly Flag[] =>
  flagsOf(kind).filter(({ field }) => !field.requirements && field.kind !== "yesNo" && field.kind !== "list")

/** @returns the fields of an offer that can be changed before it is taken: a slug only if its source has one */
export const editableFlags = (kind: Kind, values: Chosen["values"]): readonly Flag[] =>
  askable(kind).filter(({ field }) => field.key !== "slug" || values.slug !== undefined)

/** @returns the values with another one for a field; without it for an empty one */
export function withValue(values: Chosen["values"], key: string, value: string): Chosen["values"] {
  const { [key]: _, ...others } = values
  return value === "" ? others : { ...others, [key]: value }
}
