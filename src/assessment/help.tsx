import { ButtonLink } from "../ui/links/button-link"
import { Link } from "../ui/links/link"
import { useHasPage, useLabels, useSite } from "../ui/site-context"
import * as styles from "./help.module.css"

interface HelpProps {
  readonly text: string
  readonly service?: Queries.AssessmentFragment["pillars"][number]["helpfulService"] | undefined
}

/** Offers the owner's help to clients who cannot do it themselves. */
export function Help({ text, service }: HelpProps) {
  const { schedulingUrl } = useSite()
  const { footer } = useLabels()
  const hasServices = useHasPage("services")
  return (
    <p className={styles.help}>
      {text} {service && hasServices && <Link to={`/services/#${service.jsonId}`}>{service.title}</Link>}
      <ButtonLink to={schedulingUrl}>{footer.schedule}</ButtonLink>
    </p>
  )
}
