/** A page's HTML before Gatsby's scripts, and after them. */
export const start =
  '<head><meta charset="utf-8"/></head><body><p>Read me</p><script>window.pagePath="/"</script><!-- slice-start id="_gatsby-scripts-1" -->'
export const end = '<!-- slice-end id="_gatsby-scripts-1" --></body>'

/** Gatsby's scripts, as Gatsby writes them. */
export const scripts = (...names: readonly string[]): string => `
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{}";
          </script>
        <script>window.___webpackCompilationHash="0123";</script>${names.map((name) => `<script src="/site/${name}.js" async></script>`).join("")}`

/** @returns a page with Gatsby's scripts of these names */
export const page = (...names: readonly string[]): string => start + scripts(...names) + end
