import { appendFileSync } from "node:fs"
import { chromium } from "/tmp/wt/edge/node_modules/@playwright/test"
import { findBrowser } from "/tmp/wt/edge/scripts/support/find-browser"
import { serve } from "/tmp/wt/edge/scripts/support/server"
import { readSite } from "/tmp/wt/edge/scripts/support/site-files"
import { watchHost } from "/tmp/wt/edge/bench/support/host"
import { phones, slowdownTo, speedometer } from "/tmp/wt/edge/bench/support/phone"
import { pixel5, tapLink } from "/tmp/wt/edge/bench/support/way"

const [out, rounds, phoneName, ...variants] = process.argv.slice(2)
const ways = [
  ...["services", "tools", "books", "blog", "media", "privacy"].map((name) => ({ from: "/", to: `/${name}/` })),
  ...["the-pull-request-that-took-nine-days", "who-owns-the-ai-invoice"].map((name) => ({ from: "/blog/", to: `/blog/${name}/` })),
]
async function main() {
  const phone = phones.find(({ name }) => name.startsWith(phoneName ?? ""))
  if (!phone) throw new Error("phone")
  const sites = await Promise.all(variants.map(async (name) => ({ name, site: await serve(await readSite(`/tmp/edge-${name}`)) })))
  const browser = await chromium.launch({ executablePath: findBrowser() })
  const measure = await speedometer(browser)
  for (let round = 0; round < Number(rounds); round += 1)
    for (const way of ways) {
      const slowdown = slowdownTo(await measure(), phone)
      for (let i = 0; i < sites.length; i += 1) {
        const it = sites[(i + round) % sites.length]
        if (!it) continue
        const host = watchHost()
        const context = await browser.newContext({ ...pixel5 })
        try {
          const ms = await Promise.race([tapLink({ site: it.site, slowdown, host, context }, way), new Promise<number>((_, no) => setTimeout(no, 40000, new Error("late")))])
          appendFileSync(out ?? "", `${JSON.stringify({ round, to: way.to, variant: it.name, ms: Math.round(ms * 10) / 10, host: host.share(), slowdown })}\n`)
        } catch (error) {
          appendFileSync(out ?? "", `${JSON.stringify({ round, to: way.to, variant: it.name, error: String(error).slice(0, 200) })}\n`)
        }
        await context.close()
      }
    }
  await browser.close()
  process.exit(0)
}
main()
