import type { ReactNode } from "react"
import { ExternalLink } from "../../ui/links/external-link"
import { Plan } from "../../ui/scores/plan"
import { fill } from "../../ui/text/fill"
import { Help } from "../help"
import type { AssessmentProps } from "../props"
import * as styles from "./advice.module.css"

interface AdviceProps extends AssessmentProps {
  readonly isLive: boolean
  /** The advice to show below a result; "none" for a team or a perfect score; undefined shows the whole key to the questions. */
  readonly chosen: { readonly pillar: number; readonly band: number } | "none" | undefined
  /** Shown after the advice. */
  readonly children: ReactNode
}

/** Below a result, its advice. Otherwise, in print and without JavaScript, the key to the questions with all advice. */
export function Advice({ assessment, words: { key, result, team }, isLive, chosen, children }: AdviceProps) {
  const { pillars, bands, numbers, sources } = assessment
  const between = (low: number, high: number) =>
    fill(team.range, { low: numbers[low] ?? "", high: numbers[high] ?? "" })
  return (
    <>
      <div className={chosen ? styles.shown : isLive ? styles.printed : styles.written} hidden={chosen === "none"}>
        <div hidden={chosen !== undefined} className={styles.key}>
          <h2>{key.heading}</h2>
          <p>{key.intro}</p>
          <Table assessment={assessment} pillarHeading={key.pillar} between={between} />
          <h2>{key.advice}</h2>
        </div>
        {pillars.map(({ id, name, advice }, pillar) =>
          advice.map((plan, band) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: one per band; two may have the same title.
              key={`${id}-${band}`}
              hidden={typeof chosen === "object" && (chosen.pillar !== pillar || chosen.band !== band)}
            >
              <Plan
                level={chosen ? 2 : 3}
                about={
                  <>
                    {name}, {between(bands[band]?.from ?? 0, endOf(bands, band))}
                  </>
                }
                plan={plan}
              />
            </div>
          )),
        )}
      </div>
      {typeof chosen === "object" && <Help text={result.help} service={pillars[chosen.pillar]?.helpfulService} />}
      {children}
      {sources && sources.length > 0 && (
        <div className={styles.sources}>
          <h2>{key.sources}</h2>
          <ul role="list">
            {sources.map(({ text, url }) => (
              <li key={url}>
                <ExternalLink href={url}>{text}</ExternalLink>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

interface TableProps extends Pick<AdviceProps, "assessment"> {
  readonly pillarHeading: string
  /** Formats an inclusive range. */
  readonly between: (low: number, high: number) => string
}

/** @returns the highest score in a band */
const endOf = (bands: ReadonlyArray<{ readonly from: number }>, index: number): number =>
  (bands[index + 1]?.from ?? 101) - 1

/** The maximum points of each pillar, and the sums at which its bands begin. */
function Table({ assessment: { pillars, bands }, pillarHeading, between }: TableProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{pillarHeading}</th>
          {bands.map(({ name, from }, index) => (
            <th key={name} scope="col">
              {name} ({between(from, endOf(bands, index))})
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {pillars.map(({ id, name, questions }) => {
          const most = questions.reduce((sum, { answers }) => sum + Math.max(...answers.map(({ points }) => points)), 0)
          // The smallest sum whose share of the maximum rounds to the score.
          const least = (score: number) => Math.ceil(((score - 0.5) * most) / 100)
          return (
            <tr key={id}>
              <th scope="row">{name}</th>
              {bands.map((band, index) => (
                <td key={band.name}>
                  {between(Math.max(0, least(band.from)), Math.min(most, least(endOf(bands, index) + 1) - 1))}
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
