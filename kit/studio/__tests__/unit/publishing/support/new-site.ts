import { Site } from "./site"

/** A site with one commit, new for each test. */
export let site = new Site()

beforeEach(() => {
  site = new Site().begin()
})
