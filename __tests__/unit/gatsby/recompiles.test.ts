import { developMachine } from "gatsby/dist/state-machines/develop"
import { buildActions } from "gatsby/dist/state-machines/develop/actions"
import { allowManyChanges } from "../../../src/gatsby/recompiles"

test("the development server no longer counts the runs of queries during which content has changed", () => {
  expect(developMachine.options.actions).toBe(buildActions)
  const before = buildActions.incrementRecompileCount
  allowManyChanges()
  expect(developMachine.options.actions?.incrementRecompileCount).not.toBe(before)
})
