import { memo, useSyncExternalStore } from "react"
import { formatYear } from "../../kit/language/numbers"
import { ExternalLink } from "../ui/links/external-link"
import { Link } from "../ui/links/link"
import { Mark } from "../ui/mark"
import { type Labels, type Site, useLabels, useSite } from "../ui/site-context"
import * as styles from "./footer.module.css"

interface FooterProps {
  services: ReadonlyArray<{ readonly jsonId: string; readonly title: string }>
}

const never = () => () => {}

/** The current year. The built page has the year of its build, and a page built last year must still show this year. */
function useCurrentYear({ language, buildYear }: Site): string {
  return useSyncExternalStore(
    never,
    () => {
      const year = new Date().getFullYear()
      return year === buildYear.number ? buildYear.written : formatYear(language, year)
    },
    () => buildYear.written,
  )
}

/** The owner's links to other sites. Those of `links` declare that the profile is the same person's (https://microformats.org/wiki/rel-me). */
function elsewhere(site: Site, words: Labels["footer"]): ReadonlyArray<readonly [string, string, "me"?]> {
  const { schedulingUrl, linkedinUrl, twitterUrl, githubUrl, links } = site
  return [
    [words.schedule, schedulingUrl],
    ...(linkedinUrl ? [[words.linkedin, linkedinUrl] as const] : []),
    ...(twitterUrl ? [[words.twitter, twitterUrl] as const] : []),
    ...(githubUrl ? [[words.github, githubUrl] as const] : []),
    ...(links ?? []).map(({ name, url }) => [name, url, "me"] as const),
  ]
}

/** Memoized, because it is the same on every page. */
export const Footer = memo(function Footer({ services }: FooterProps) {
  const site = useSite()
  const { name, tagline, costClaim, menus } = site
  const { footer } = useLabels()
  const year = useCurrentYear(site)
  const copyright = footer.copyright.replace("{year}", year).replace("{name}", () => name)

  return (
    <footer className={styles.footer}>
      <div className={styles.grid}>
        <div className={styles.id}>
          <Link to="/" className={styles.name}>
            {name}
          </Link>
          <Mark className={styles.bar} />
          <p className={styles.tagline}>{tagline}</p>
          <p>{costClaim.sentence}</p>
        </div>
        {services.length > 0 && (
          <nav aria-labelledby="footer-services">
            <h2 id="footer-services">{footer.services}</h2>
            <ul role="list">
              {services.map(({ jsonId, title }) => (
                <li key={jsonId}>
                  <Link to={`/services/#${jsonId}`}>{title}</Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {menus.footer.length > 0 && (
          <nav aria-labelledby="footer-resources">
            <h2 id="footer-resources">{footer.resources}</h2>
            <ul role="list">
              {menus.footer.map(({ path, name: words }) => (
                <li key={path}>
                  <Link to={path}>{words}</Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <nav aria-labelledby="footer-elsewhere">
          <h2 id="footer-elsewhere">{footer.elsewhere}</h2>
          <ul role="list">
            {elsewhere(site, footer).map(([label, href, rel]) => (
              <li key={`${label} ${href}`}>
                <ExternalLink href={href} {...(rel && { rel })}>
                  {label}
                </ExternalLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.legal}>
          <p>{copyright}</p>
          {menus.legal.map(({ path, name: words }) => (
            <Link key={path} to={path}>
              {words}
            </Link>
          ))}
          <Link to="/privacy/">{footer.privacy}</Link>
          <Link to="/terms/">{footer.terms}</Link>
        </div>
      </div>
    </footer>
  )
})
