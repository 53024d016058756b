import { ActionLink } from './action-link'
import { AttachedFiles } from './attached-files'
import { excerpt } from './excerpt'
import { Layout } from './layout'
import { Paragraph } from './paragraph'
import { Quote } from './quote'

type Props = {
  clientName: string
  type: string
  title: string
  body: string
  fileCount: number
  ticketUrl: string
}

/** To the agency: a client opened a ticket. */
export function TicketOpened({ clientName, type, title, body, fileCount, ticketUrl }: Props) {
  return (
    <Layout
      preview={excerpt(body)}
      title={title}
      reason="Vous recevez ce message parce qu’un client a ouvert une demande."
    >
      <Paragraph>Bonjour,</Paragraph>
      <Paragraph>
        {clientName} a ouvert une demande ({type})&nbsp;:
      </Paragraph>
      <Quote text={body} />
      <AttachedFiles count={fileCount} />
      <ActionLink href={ticketUrl} label="Lire la demande et répondre" />
    </Layout>
  )
}
