import { headersFile } from "./headers-file"
import { nginxFile } from "./nginx"
import { vercelFile } from "./vercel"

/** @returns the files for hosts that are kept in the repository, by path: `npm run generate` writes them. */
export const hostFiles = (): ReadonlyMap<string, string> =>
  new Map([
    ["static/_headers", headersFile()],
    ["vercel.json", vercelFile()],
    ["hosting/nginx.conf", nginxFile()],
  ])
