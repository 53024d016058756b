import { brand } from '@/content/brand'
import { ActionLink } from './action-link'
import { excerpt } from './excerpt'
import { Layout } from './layout'
import { Paragraph } from './paragraph'
import { Quote } from './quote'

type Props = { firstName: string; authorName: string; title: string; body: string; ticketUrl: string }

/** To the client: the agency opened a ticket for them. */
export function TicketOpenedForClient({ firstName, authorName, title, body, ticketUrl }: Props) {
  return (
    <Layout
      preview={excerpt(body)}
      title={title}
      reason={`Vous recevez ce message parce que vous êtes client ${brand.ofName}. Répondez depuis votre espace\u00a0: les réponses à cet e-mail ne rejoignent pas la demande.`}
    >
      <Paragraph>Bonjour {firstName},</Paragraph>
      <Paragraph>
        {authorName}, {brand.ofName}, a ouvert une demande pour vous&nbsp;:
      </Paragraph>
      <Quote text={body} />
      <ActionLink href={ticketUrl} label="Lire la demande et répondre" />
    </Layout>
  )
}
