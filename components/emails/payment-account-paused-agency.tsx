import { withDe } from '@/lib/domain/elision'
import { ActionLink } from './action-link'
import { Layout } from './layout'
import { Paragraph } from './paragraph'

type Props = { clientName: string; clientEmail: string; accountId: string; adminUrl: string }

/** To the agency: the payment provider has paused a client's account. */
export function PaymentAccountPausedAgency({ clientName, clientEmail, accountId, adminUrl }: Props) {
  return (
    <Layout
      preview={`La boutique ${withDe(clientName)} ne peut plus encaisser.`}
      title="Un compte de paiement est en pause"
      reason="Vous recevez ce message parce qu’un client de l’agence vend en ligne."
    >
      <Paragraph>Bonjour,</Paragraph>
      <Paragraph>
        Le prestataire de paiement a mis en pause le compte {accountId} {withDe(clientName)} ({clientEmail})
        sans rien lui demander. Sa boutique refuse les commandes jusqu’à ce qu’il soit rétabli&nbsp;; le
        client est prévenu.
      </Paragraph>
      <ActionLink href={adminUrl} label="Trouver le client" />
    </Layout>
  )
}
