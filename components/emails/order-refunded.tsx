import { formatBill } from '@/lib/domain/money'
import { Layout } from './layout'
import { Paragraph } from './paragraph'
import { Quote } from './quote'

type Props = {
  orderId: number
  amountCents: number
  isWhole: boolean
  cancels: boolean
  reason: string | null
  customerName: string
  siteName: string
  shopAddress: string
  replyTo: string
}

/** To a shopper, in the shop's name: an order is refunded or cancelled. */
export function OrderRefunded({
  orderId,
  amountCents,
  isWhole,
  cancels,
  reason,
  customerName,
  siteName,
  shopAddress,
  replyTo,
}: Props) {
  const amount = formatBill(amountCents)
  const order = `Votre commande n°\u00a0${orderId}`
  return (
    <Layout
      preview={amountCents > 0 ? `${amount} vous sont rendus.` : `${order} est annulée.`}
      title={`${order} est ${cancels ? 'annulée' : isWhole ? 'remboursée' : 'remboursée en partie'}`}
      reason={`Vous recevez ce message parce que vous avez passé une commande chez ${siteName}.`}
      shop={{ name: siteName, address: shopAddress, email: replyTo }}
    >
      <Paragraph>Bonjour {customerName},</Paragraph>
      {cancels && <Paragraph>Nous avons annulé votre commande&nbsp;: elle ne sera pas livrée.</Paragraph>}
      {amountCents > 0 && (
        <Paragraph>
          Nous vous rendons {amount}
          {isWhole && !cancels && ', soit tout ce qui restait à rembourser'}. Ils reviennent sur votre moyen
          de paiement sous quelques jours ouvrés.
        </Paragraph>
      )}
      {reason && <Quote text={reason} />}
      <Paragraph>Répondez à ce message pour toute question.</Paragraph>
    </Layout>
  )
}
