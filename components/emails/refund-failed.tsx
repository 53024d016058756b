import { withDe } from '@/lib/domain/elision'
import { formatBill } from '@/lib/domain/money'
import { ActionLink } from './action-link'
import { Layout } from './layout'
import { Paragraph } from './paragraph'

type Props = {
  firstName: string
  orderId: number
  siteName: string
  customerName: string
  amountCents: number
  /** A sentence. */
  why: string
  orderUrl: string
}

/** To the owner: the money of a refund did not reach the shopper. */
export function RefundFailed({
  firstName,
  orderId,
  siteName,
  customerName,
  amountCents,
  why,
  orderUrl,
}: Props) {
  const amount = formatBill(amountCents)
  return (
    <Layout
      preview={`${amount} ne sont pas arrivés chez votre client.`}
      title={`Un remboursement de ${amount} n’a pas abouti`}
      reason={`Vous recevez ce message parce que vous tenez la boutique ${withDe(siteName)}.`}
    >
      <Paragraph>Bonjour {firstName},</Paragraph>
      <Paragraph>
        Le remboursement de {amount} de la commande n°&nbsp;{orderId}
        {customerName && ` (${customerName})`} n’a pas abouti. {why}
      </Paragraph>
      <Paragraph>
        Cette somme reste à rendre. Ouvrez la commande pour la rembourser de nouveau&nbsp;; si la carte n’est
        plus valable, convenez d’un virement avec votre client, puis marquez le remboursement comme réglé.
      </Paragraph>
      <ActionLink href={orderUrl} label="Rembourser de nouveau" />
    </Layout>
  )
}
