import { buildFor, others } from "../__tests__/site/support/owners"

for (const owner of others) {
  process.stdout.write(`Building the site of the owner in ${owner.data}\n`)
  buildFor(owner)
}
