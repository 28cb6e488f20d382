import type { Mutation } from "./mutation"
import { mutationsOfAddresses } from "./of-addresses"
import { mutationsOfBehaviour } from "./of-behaviour"
import { mutationsOfEditing } from "./of-editing"
import { mutationsOfLooks } from "./of-looks"
import { mutationsOfMarkup } from "./of-markup"
import { mutationsOfSafety } from "./of-safety"
import { mutationsOfWeight } from "./of-weight"

/** Each is one way in which a change could break the site. */
export const mutations: readonly Mutation[] = [
  ...mutationsOfAddresses,
  ...mutationsOfMarkup,
  ...mutationsOfLooks,
  ...mutationsOfBehaviour,
  ...mutationsOfEditing,
  ...mutationsOfSafety,
  ...mutationsOfWeight,
]
