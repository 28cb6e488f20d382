import { MoreLinks } from "../ui/links/more-links"
import { LongText } from "../ui/long-text/long-text"
import { TextPage } from "../ui/long-text/text-page"
import { PageIntro } from "../ui/text/page-intro"
import { Facts, hasFacts } from "./facts"

/** A custom page that is a text. Without a picture and facts, it begins as the eight pages do. */
export function PlainText({ page }: { page: Queries.CustomPageFragment }) {
  const { title, description, picture, text, moreLinks } = page
  const facts = <Facts page={page} />
  if (!hasFacts(page) && !picture)
    return (
      <PageIntro heading={title} intro={description}>
        {facts}
        <LongText text={text} />
        <MoreLinks links={moreLinks} />
      </PageIntro>
    )
  const about = (
    <>
      <p>{description}</p>
      {facts}
    </>
  )
  return <TextPage title={title} picture={picture} text={text} moreLinks={moreLinks} about={about} />
}
