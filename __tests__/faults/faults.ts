import type { Fault } from "./fault"
import { faultsOfAddresses } from "./of-addresses"
import { faultsOfBehaviour } from "./of-behaviour"
import { faultsOfEditing } from "./of-editing"
import { faultsOfLooks } from "./of-looks"
import { faultsOfMarkup } from "./of-markup"
import { faultsOfSafety } from "./of-safety"
import { faultsOfWeight } from "./of-weight"

/** One way each to break the site, as a change to it could. */
export const faults: readonly Fault[] = [
  ...faultsOfAddresses,
  ...faultsOfMarkup,
  ...faultsOfLooks,
  ...faultsOfBehaviour,
  ...faultsOfEditing,
  ...faultsOfSafety,
  ...faultsOfWeight,
]
