import { ActionLink } from './action-link'
import { Layout } from './layout'
import { OrderLines, type OrderSums } from './order-lines'
import { Paragraph } from './paragraph'

type Props = OrderSums & {
  orderId: number
  customerName: string
  siteName: string
  shopAddress: string
  replyTo: string
  deliveryMethod: 'home' | 'relay' | 'pickup'
  orderUrl: string
}

const NEXT = {
  home: 'Nous préparons votre colis pour une livraison à domicile.',
  relay: 'Nous préparons votre colis pour le point relais que vous avez choisi.',
  pickup: 'Nous préparons votre commande, que vous retirerez en boutique.',
}

/** To a shopper, in the shop's name: the order is paid. */
export function OrderConfirmed({
  orderId,
  customerName,
  siteName,
  shopAddress,
  replyTo,
  deliveryMethod,
  orderUrl,
  ...sums
}: Props) {
  return (
    <Layout
      preview={`Votre commande n°\u00a0${orderId} est payée. En voici le détail.`}
      title={`Votre commande n°\u00a0${orderId}`}
      reason={`Vous recevez ce message parce que vous avez passé une commande chez ${siteName}.`}
      shop={{ name: siteName, address: shopAddress, email: replyTo }}
    >
      <Paragraph>Bonjour {customerName},</Paragraph>
      <Paragraph>Merci pour votre commande, dont le paiement est confirmé. {NEXT[deliveryMethod]}</Paragraph>
      <OrderLines {...sums} />
      <Paragraph>
        La page de votre commande en garde le détail, la TVA et vos droits pendant un an. Ce lien est
        personnel&nbsp;: ne le transmettez pas.
      </Paragraph>
      <ActionLink href={orderUrl} label="Voir ma commande" spelledOut />
    </Layout>
  )
}
