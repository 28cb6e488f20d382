import { cpus, loadavg, platform, release, totalmem } from "node:os"
import { figure } from "../../support/table"

/**
 * @param programs involved besides Node, with versions
 * @returns the machine and time of the measurement, as Markdown
 */
export function machine(programs: readonly string[]): string {
  const [cpu] = cpus()
  const parts = [
    new Date().toISOString().slice(0, 16).replace("T", " "),
    `${cpus().length} × ${cpu?.model.trim() || "unknown processor"}`,
    `${figure(totalmem() / 2 ** 30)} GiB`,
    `${platform()} ${release()}`,
    `Node ${process.versions.node}`,
    ...programs,
    `load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(", ")}`,
  ]
  return parts.map((part) => `- ${part}`).join("\n")
}
