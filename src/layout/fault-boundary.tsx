import { withPrefix } from "gatsby"
import { Component, type ReactNode } from "react"
import { useLabels } from "../ui/site-context"
import { PageIntro } from "../ui/text/page-intro"
import * as styles from "./fault-boundary.module.css"

/** What a visitor gets in place of a page that failed in their browser: the shell stays, with ways on. */
function Fault() {
  const { fault } = useLabels()
  return (
    <PageIntro heading={fault.heading} intro={fault.text}>
      <p className={styles.ways}>
        <button type="button" className={styles.reload} onClick={() => window.location.reload()}>
          {fault.reload}
        </button>
        {/* Not a <Link>: a new beginning is safer than whatever is left of the router. */}
        <a href={withPrefix("/")}>{fault.home}</a>
      </p>
    </PageIntro>
  )
}

/** Catches what a page throws while it is rendered. Give it the page's path as its key, so that the next page starts anew. */
export class FaultBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <Fault /> : this.props.children
  }
}
