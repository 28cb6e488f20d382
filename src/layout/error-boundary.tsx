import { withPrefix } from "gatsby"
import { Component, type ReactNode } from "react"
import { useLabels } from "../ui/site-context"
import { PageIntro } from "../ui/text/page-intro"
import * as styles from "./error-boundary.module.css"

/** Replaces a page that failed in the visitor's browser. The shell stays, with links to continue. */
function Fault() {
  const { fault } = useLabels()
  return (
    <PageIntro heading={fault.heading} intro={fault.text}>
      <p className={styles.ways}>
        <button type="button" className={styles.reload} onClick={() => window.location.reload()}>
          {fault.reload}
        </button>
        {/* Not a <Link>: a full page load is safer than the router in an unknown state. */}
        <a href={withPrefix("/")}>{fault.home}</a>
      </p>
    </PageIntro>
  )
}

/** Catches errors thrown while a page renders. Use the page's path as its key, so that the next page starts fresh. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <Fault /> : this.props.children
  }
}
