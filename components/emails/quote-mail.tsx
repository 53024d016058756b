import { ActionLink } from './action-link'
import { type Fact, FactsTable } from './facts-table'
import { Layout } from './layout'
import { Paragraph } from './paragraph'

type Props = {
  title: string
  preview: string
  reason: string
  greeting: string
  /** Whole sentences. */
  paragraphs: string[]
  facts?: Fact[]
  link: { href: string; label: string }
}

/** About a quote: to its recipient, or to the agency. */
export const QuoteMail = ({ title, preview, reason, greeting, paragraphs, facts, link }: Props) => (
  <Layout preview={preview} title={title} reason={reason}>
    <Paragraph>{greeting}</Paragraph>
    {paragraphs.map((text) => (
      <Paragraph key={text}>{text}</Paragraph>
    ))}
    {facts && <FactsTable facts={facts} />}
    <ActionLink {...link} />
  </Layout>
)
