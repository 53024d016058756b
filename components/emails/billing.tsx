import { brand } from '@/content/brand'
import { ActionLink } from './action-link'
import { Frame } from './frame'
import { Layout } from './layout'
import { Paragraph } from './paragraph'

type Props = {
  title: string
  preview: string
  /** Whole sentences. */
  paragraphs: string[]
  /** What must catch the eye, first of all. */
  framed?: string
  link: { href: string; label: string }
}

/** To a client, about a subscription and what is to be paid for it. */
export function BillingLetter({ title, preview, paragraphs, framed, link }: Props) {
  return (
    <Layout
      preview={preview}
      title={title}
      reason={`Vous recevez ce message parce que vous avez un abonnement chez ${brand.name}.`}
    >
      <Paragraph>Bonjour,</Paragraph>
      {framed && <Frame>{framed}</Frame>}
      {paragraphs.map((text) => (
        <Paragraph key={text}>{text}</Paragraph>
      ))}
      <ActionLink {...link} />
    </Layout>
  )
}
