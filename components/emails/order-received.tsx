import { withDe } from '@/lib/domain/elision'
import { formatBill } from '@/lib/domain/money'
import { ActionLink } from './action-link'
import { Layout } from './layout'
import { Paragraph } from './paragraph'

type Props = {
  firstName: string
  orderId: number
  siteName: string
  totalCents: number
  customerName: string
  /** Paid after the stock ran out, and refunded. */
  isUnstocked?: boolean
  orderUrl: string
}

/** To the owner: their shop sold something, or could not. */
export function OrderReceived({
  firstName,
  orderId,
  siteName,
  totalCents,
  customerName,
  isUnstocked = false,
  orderUrl,
}: Props) {
  const total = formatBill(totalCents)
  return (
    <Layout
      preview={isUnstocked ? `${total} ont été rendus.` : `${customerName} a payé ${total}.`}
      title={isUnstocked ? `Commande n°\u00a0${orderId} remboursée` : `Nouvelle commande n°\u00a0${orderId}`}
      reason={`Vous recevez ce message parce que vous tenez la boutique ${withDe(siteName)}.`}
    >
      <Paragraph>Bonjour {firstName},</Paragraph>
      {isUnstocked ? (
        <Paragraph>
          {customerName} a payé {total} après la fin de sa réservation, et un article s’est vendu entre-temps.
          Le paiement lui a été rendu en entier&nbsp;: vous n’avez rien à expédier.
        </Paragraph>
      ) : (
        <Paragraph>
          {customerName} vient de payer {total} sur {siteName}. La commande attend votre préparation.
        </Paragraph>
      )}
      <ActionLink href={orderUrl} label={isUnstocked ? 'Voir la commande' : 'Préparer la commande'} />
    </Layout>
  )
}
