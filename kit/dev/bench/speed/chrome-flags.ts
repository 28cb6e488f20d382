/** For Chromium in measurements: headless, and as root, as in containers, without a sandbox, which needs another user. */
export const chromeFlags: readonly string[] = [
  "--headless=new",
  "--disable-dev-shm-usage",
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
]
