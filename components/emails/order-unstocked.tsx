import { formatBill } from '@/lib/domain/money'
import { Layout } from './layout'
import { Paragraph } from './paragraph'

type Props = {
  orderId: number
  totalCents: number
  customerName: string
  siteName: string
  shopAddress: string
  replyTo: string
}

/** To a shopper, in the shop's name: the payment arrived after the stock ran out. */
export function OrderUnstocked({ orderId, totalCents, customerName, siteName, shopAddress, replyTo }: Props) {
  return (
    <Layout
      preview={`Votre paiement de ${formatBill(totalCents)} vous est rendu en entier.`}
      title={`Votre commande n°\u00a0${orderId} est remboursée`}
      reason={`Vous recevez ce message parce que vous avez passé une commande chez ${siteName}.`}
      shop={{ name: siteName, address: shopAddress, email: replyTo }}
    >
      <Paragraph>Bonjour {customerName},</Paragraph>
      <Paragraph>
        Votre paiement est arrivé après la fin de votre réservation, et un article de votre commande s’est
        vendu entre-temps. Nous vous rendons donc les {formatBill(totalCents)} en entier&nbsp;: ils reviennent
        sur votre moyen de paiement sous quelques jours ouvrés.
      </Paragraph>
      <Paragraph>Nous vous prions de nous excuser. Répondez à ce message pour toute question.</Paragraph>
    </Layout>
  )
}
