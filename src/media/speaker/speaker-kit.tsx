import { graphql } from "gatsby"
import { Arrow } from "../../ui/links/arrow"
import { ExternalLink } from "../../ui/links/external-link"
import { Picture } from "../../ui/picture/picture"
import { Section } from "../../ui/section"
import { Appeared } from "../../ui/text/appeared"
import { Biography } from "./biography"
import * as styles from "./speaker-kit.module.css"

/** Material with which organisers can announce the owner. Renders nothing if the owner provides none. */
export function SpeakerKit({ kit }: { kit: Queries.SpeakerKitFragment | null }) {
  if (!kit) return null
  const { heading, intro, lengths, portrait, portraitAlt, portraitAction, topics, stages } = kit
  return (
    <Section id="speaker" heading={heading} intro={intro}>
      <div className={portrait ? styles.withPortrait : undefined}>
        <div className={styles.biographies}>
          {lengths.map((biography) => (
            <Biography key={biography.heading} biography={biography} copy={kit} />
          ))}
        </div>
        {portrait && (
          <div className={styles.portrait}>
            <Picture file={portrait} alt={portraitAlt ?? ""} />
            {portrait.print && (
              <p>
                <a href={portrait.print.src} download className="alone">
                  {portraitAction}
                </a>
              </p>
            )}
          </div>
        )}
      </div>
      <Topics topics={topics} />
      <Stages stages={stages} />
    </Section>
  )
}

function Topics({ topics }: { topics: Queries.SpeakerKitFragment["topics"] }) {
  if (!topics) return null
  return (
    <div className={styles.list}>
      <h3 className="label">{topics.heading}</h3>
      <ul role="list">
        {topics.items.map(({ title, text }) => (
          <li key={title}>
            <h4>{title}</h4>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Stages({ stages }: { stages: Queries.SpeakerKitFragment["stages"] }) {
  if (!stages) return null
  return (
    <div className={styles.list}>
      <h3 className="label">{stages.heading}</h3>
      <ul role="list" className={styles.stages}>
        {stages.items.map(({ title, place, appeared, url }) => (
          <li key={`${title} ${appeared?.written}`}>
            <b>
              {url ? (
                <ExternalLink href={url}>
                  {title}
                  <Arrow direction="out" inText />
                </ExternalLink>
              ) : (
                title
              )}
            </b>
            {place && <span>{place}</span>}
            {appeared && (
              <span>
                <Appeared appeared={appeared} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

export const speakerKitFragment = graphql`
  fragment SpeakerKit on SpeakerKit {
    heading
    intro
    ...BiographyWords
    lengths {
      ...Biography
    }
    portraitAlt
    portraitAction
    portrait {
      picture(slot: speaker) {
        ...Picture
      }
      print: picture(slot: print) {
        src
      }
    }
    topics {
      heading
      items {
        title
        text
      }
    }
    stages {
      heading
      items {
        title
        place
        url
        appeared {
          ...Appeared
        }
      }
    }
  }
`
