import { ActionLink } from './action-link'
import { excerpt } from './excerpt'
import { Layout } from './layout'
import { Paragraph } from './paragraph'
import { Quote } from './quote'

type Props = { clientName: string; title: string; body: string; ticketUrl: string }

/** To the agency: a client wrote in a ticket. */
export function TicketMessage({ clientName, title, body, ticketUrl }: Props) {
  return (
    <Layout
      preview={excerpt(body)}
      title={title}
      reason="Vous recevez ce message parce qu’un client a écrit dans sa demande."
    >
      <Paragraph>{clientName} a écrit&nbsp;:</Paragraph>
      <Quote text={body} />
      <ActionLink href={ticketUrl} label="Lire et répondre" />
    </Layout>
  )
}
