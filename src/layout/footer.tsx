import { memo, type ReactElement, useSyncExternalStore } from "react"
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

/** @returns the current year; until hydration, the year of the build, which may be last year's */
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

/** The owner's links to other sites. "me" declares that a profile is the same person's (https://microformats.org/wiki/rel-me). */
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
  const { name, tagline, place, costClaim, menus } = site
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
        <Links id="footer-services" heading={footer.services}>
          {services.map(({ jsonId, title }) => (
            <Link key={jsonId} to={`/services/#${jsonId}`}>
              {title}
            </Link>
          ))}
        </Links>
        <Links id="footer-resources" heading={footer.resources}>
          {menus.footer.map(({ path, name: words }) => (
            <Link key={path} to={path}>
              {words}
            </Link>
          ))}
        </Links>
        <Links id="footer-elsewhere" heading={footer.elsewhere}>
          {elsewhere(site, footer).map(([label, href, rel]) => (
            <ExternalLink key={`${label} ${href}`} href={href} {...(rel && { rel })}>
              {label}
            </ExternalLink>
          ))}
        </Links>
        <div className={styles.legal}>
          <p>
            {copyright}
            {place && (
              <>
                , {place.town}, {place.country}
              </>
            )}
          </p>
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

/** A column of links under its heading. Renders nothing without them. */
function Links({ id, heading, children }: { id: string; heading: string; children: readonly ReactElement[] }) {
  if (children.length === 0) return null
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className="label">
        {heading}
      </h2>
      <ul role="list">
        {children.map((link) => (
          <li key={link.key}>{link}</li>
        ))}
      </ul>
    </nav>
  )
}
