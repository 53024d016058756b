import { withDe } from '@/lib/domain/elision'
import { ActionLink } from './action-link'
import { Fields } from './fields'
import { Layout } from './layout'
import { Paragraph } from './paragraph'
import { Quote } from './quote'

type Props = {
  clientName: string
  clientEmail: string
  clientPhone: string
  recap: string
  ticketUrl: string
}

/** To the agency: a client described a project in the wizard. */
export function ProjectRequestAgency({ clientName, clientEmail, clientPhone, recap, ticketUrl }: Props) {
  return (
    <Layout
      preview={`${clientName} décrit son projet et attend votre appel ou votre message.`}
      title={`Nouveau projet ${withDe(clientName)}`}
      reason="Vous recevez ce message parce qu’un client a terminé le parcours d’inscription."
    >
      <Paragraph>Bonjour,</Paragraph>
      <Paragraph>{clientName} décrit son projet et attend votre appel ou votre message.</Paragraph>
      <Fields
        fields={[
          { label: 'E-mail', value: clientEmail },
          { label: 'Téléphone', value: clientPhone },
        ]}
      />
      <Paragraph>Ses réponses&nbsp;:</Paragraph>
      <Quote text={recap} />
      <ActionLink href={ticketUrl} label="Lire le projet et répondre" />
    </Layout>
  )
}
