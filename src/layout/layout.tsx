import { graphql, useStaticQuery, type WrapPageElementNodeArgs } from "gatsby"
import { type ReactNode, useMemo } from "react"
import type { RouterLocation } from "../../kit/gatsby/patches/missing-types"
import { SiteContext } from "../ui/site-context"
import { Footer } from "./footer"
import { Header } from "./header/header"
import { SkipLink } from "./header/skip-link"
import { Main } from "./main"
import { RouteAnnouncer } from "./route-announcer"
import { TargetFocus } from "./target-focus"
import { usePlainCopy } from "./use-plain-copy"

/**
 * Reads the data that all pages share: the owner, the labels, the services' names.
 *
 * @throws an Error if an essential file is missing
 */
export function useShell() {
  const { site, labels, services } = useStaticQuery<Queries.ShellQuery>(graphql`
    query Shell {
      site: siteJson {
        language
        openGraphLocale
        buildYear {
          number
          written
        }
        name
        role
        tagline
        siteUrl
        schedulingUrl
        linkedinUrl
        twitterUrl
        githubUrl
        links {
          name
          url
        }
        place {
          town
          country
        }
        pagesOff
        openings
        menus {
          ...Menus
        }
        iconUrl {
          extension
          publicURL
        }
        costClaim {
          percent
          sentence
          fullTime
          fractional
        }
        seo {
          title
          description
        }
      }
      labels: labelsJson {
        navigation {
          main
          home
          services
          tools
          books
          media
          blog
          about
          contact
        }
        menu
        skipToContent
        opensInNewTab
        navigatedTo
        darkTheme
        footer {
          services
          resources
          elsewhere
          schedule
          linkedin
          twitter
          github
          privacy
          terms
          copyright
        }
        filter {
          topics
          clear
        }
        article {
          contents
          print
          next
          all
          draft
          scheduled
        }
        newsletter {
          sending
          success
          failure
          plain
          trap
        }
        fault {
          heading
          text
          reload
          home
        }
      }
      services: allServicesJson(sort: { index: ASC }) {
        nodes {
          jsonId
          title
        }
      }
    }
  `)
  if (!site || !labels) throw new Error("data/site.json and data/labels.json are both needed.")
  return { site, labels, services: site.pagesOff?.includes("services") ? [] : services.nodes }
}

interface LayoutProps {
  /** The location of the current page. The menu closes when its path changes. */
  location: RouterLocation
  children: ReactNode
}

/** The shell of every page. */
function Layout({ location, children }: LayoutProps) {
  const { pathname } = location
  const { site, labels, services } = useShell()
  usePlainCopy()
  const shared = useMemo(() => ({ site, labels }), [site, labels])
  return (
    <SiteContext.Provider value={shared}>
      <SkipLink />
      <Header pathname={pathname} />
      <Main location={location}>{children}</Main>
      <Footer services={services} />
      <RouteAnnouncer pathname={pathname} />
      <TargetFocus location={location} />
    </SiteContext.Provider>
  )
}

export const menusFragment = graphql`
  fragment MenuLink on MenuLink {
    path
    name
  }
  fragment Menus on Menus {
    header {
      ...MenuLink
    }
    headerFit
    more {
      ...MenuLink
    }
    footer {
      ...MenuLink
    }
    legal {
      ...MenuLink
    }
  }
`

export const wrapPageElement = ({ element, props }: Pick<WrapPageElementNodeArgs, "element" | "props">) => (
  <Layout location={props.location}>{element}</Layout>
)
