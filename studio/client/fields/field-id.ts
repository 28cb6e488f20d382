import { type ContentLocation, locationKey } from "../content/location"

/** @returns the id of the control of a location */
export const fieldId = (location: ContentLocation): string => `field ${locationKey(location)}`.replaceAll(" ", "-")
