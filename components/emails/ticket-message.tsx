import { ActionLink } from './action-link'
import { filesLine } from './attached-files'
import { type Conversation, countOf, Messages } from './conversation'
import { excerpt } from './excerpt'
import { Layout } from './layout'
import { Paragraph } from './paragraph'

type Props = {
  clientName: string
  title: string
  body: string
  fileCount?: number | undefined
  conversation?: Conversation
  ticketUrl: string
}

/** To the agency: a client wrote in a ticket. */
export function TicketMessage({ clientName, title, body, fileCount = 0, conversation, ticketUrl }: Props) {
  const { several, which } = countOf(conversation)
  return (
    <Layout
      preview={excerpt(body) || filesLine(fileCount)}
      title={title}
      reason="Vous recevez ce message parce qu’un client a écrit dans sa demande."
    >
      <Paragraph>Bonjour,</Paragraph>
      <Paragraph>
        {clientName} a écrit{several && ` ${several}. ${which}`}&nbsp;:
      </Paragraph>
      <Messages authorName={clientName} body={body} fileCount={fileCount} conversation={conversation} />
      <ActionLink
        href={ticketUrl}
        label={several ? 'Lire les messages et répondre' : 'Lire le message et répondre'}
      />
    </Layout>
  )
}
