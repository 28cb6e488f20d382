import { type Place, placeName } from "../content/location"

/** @returns the id of the control of a place */
export const fieldId = (place: Place): string => `field ${placeName(place)}`.replaceAll(" ", "-")
