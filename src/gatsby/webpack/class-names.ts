import { found, type Rule, type WebpackConfig } from "./config"

/**
 * Gives classes of CSS modules short names: each is in every page's styles, and in the page as often as it is used. As Gatsby names them,
 * `post-card-module--title--3cd7d`, they are a fourteenth of a page's HTML, compressed. The names are made from the file's path and the
 * class's, so that the browser's script and the built pages agree on them.
 *
 * @throws an Error if Gatsby's rules for CSS modules name no classes any more
 */
export function shortenClassNames(config: WebpackConfig): void {
  const named = modulesIn(config.module?.rules)
  found(named[0], "rules with localIdentName", "src/gatsby/webpack/class-names.ts")
  for (const modules of named) modules.localIdentName = "[hash:base64:5]"
}

function modulesIn(rules: readonly unknown[] = []): Array<{ localIdentName?: string }> {
  return (rules as readonly Rule[]).flatMap(({ oneOf, use }) => [
    ...modulesIn(oneOf),
    // Other loaders have settings of this name too, without the class's.
    ...(Array.isArray(use) ? use : []).flatMap(({ options }) =>
      options?.modules?.localIdentName ? options.modules : [],
    ),
  ])
}
