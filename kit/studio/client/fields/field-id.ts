import { type ContentLocation, locationKey } from "../content/location"

/** @returns the HTML id of a location's control */
export const fieldId = (location: ContentLocation): string => `field ${locationKey(location)}`.replaceAll(" ", "-")
