import { brand } from '@/content/brand'
import { ActionLink } from './action-link'
import { filesLine } from './attached-files'
import { type Conversation, countOf, Messages } from './conversation'
import { excerpt } from './excerpt'
import { Layout } from './layout'
import { Paragraph } from './paragraph'

type Props = {
  firstName: string
  authorName: string
  title: string
  body: string
  fileCount?: number | undefined
  conversation?: Conversation
  ticketUrl: string
}

/** To the client: the agency answered. */
export function TicketAnswered({
  firstName,
  authorName,
  title,
  body,
  fileCount = 0,
  conversation,
  ticketUrl,
}: Props) {
  const { several, which } = countOf(conversation)
  return (
    <Layout
      preview={excerpt(body) || filesLine(fileCount)}
      title={title}
      reason={`Vous recevez ce message parce que vous avez une demande en cours chez ${brand.name}. Répondez depuis votre espace\u00a0: les réponses à cet e-mail ne rejoignent pas la demande.`}
    >
      <Paragraph>Bonjour {firstName},</Paragraph>
      <Paragraph>
        {authorName}, {brand.ofName}, vous a {several ? `envoyé ${several}. ${which}` : 'répondu'}
        &nbsp;:
      </Paragraph>
      <Messages authorName={authorName} body={body} fileCount={fileCount} conversation={conversation} />
      <ActionLink href={ticketUrl} label={several ? 'Lire les réponses' : 'Lire la réponse'} />
    </Layout>
  )
}
