import { Text } from 'react-email'
import { brand } from '@/content/brand'
import { ActionLink } from './action-link'
import { type Fact, FactsTable } from './facts-table'
import { Layout } from './layout'
import { Paragraph } from './paragraph'
import { styleOf } from './theme'

type Props = {
  title: string
  preview: string
  /** Whole sentences. */
  paragraphs: string[]
  /** The legally required information, and nothing else: shown first in a frame. */
  framed?: string
  /** A summary below the paragraphs: dates and, last, the amount. */
  facts?: Fact[]
  link: { href: string; label: string }
  /** For the agency, which does not own the subscription. */
  isForAgency?: boolean
}

/** To a client, about a subscription and its payments. */
export function BillingMail({ title, preview, paragraphs, framed, facts, link, isForAgency }: Props) {
  return (
    <Layout
      preview={preview}
      title={title}
      reason={
        isForAgency
          ? 'Vous recevez ce message parce que vous suivez les abonnements de vos clients.'
          : `Vous recevez ce message parce que vous avez un abonnement chez ${brand.name}.`
      }
    >
      <Paragraph>Bonjour,</Paragraph>
      {framed && <Text {...styleOf('frame')}>{framed}</Text>}
      {paragraphs.map((text) => (
        <Paragraph key={text}>{text}</Paragraph>
      ))}
      {facts && <FactsTable facts={facts} />}
      <ActionLink {...link} />
    </Layout>
  )
}
