import type { Mutation } from "./mutation"
import { mutationsOfAddresses } from "./of-addresses"
import { mutationsOfBehaviour } from "./of-behaviour"
import { mutationsOfEditing } from "./of-editing"
import { mutationsOfLooks } from "./of-looks"
import { mutationsOfMarkup } from "./of-markup"
import { mutationsOfSafety } from "./of-safety"
import { mutationsOfWeight } from "./of-weight"

/** One way each to break the site, as a change to it could. */
export const mutations: readonly Mutation[] = [
  ...mutationsOfAddresses,
  ...mutationsOfMarkup,
  ...mutationsOfLooks,
  ...mutationsOfBehaviour,
  ...mutationsOfEditing,
  ...mutationsOfSafety,
  ...mutationsOfWeight,
]
