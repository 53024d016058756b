import { Layout } from './layout'
import { Paragraph } from './paragraph'
import { WithdrawalNotice } from './withdrawal-notice'

type Props = {
  orderId: number
  customerName: string
  siteName: string
  shopAddress: string
  replyTo: string
  deliveryMethod: 'home' | 'relay' | 'pickup'
  withdrawalUrl: string
}

const ARRIVED = {
  home: 'Le transporteur nous indique que votre colis vous a été livré.',
  relay: 'Le transporteur nous indique que votre colis vous a été remis au point relais.',
  pickup: 'Vous avez retiré votre commande en boutique.',
}

/** To a shopper, in the shop's name: the order is delivered or picked up. */
export function OrderDelivered({
  orderId,
  customerName,
  siteName,
  shopAddress,
  replyTo,
  deliveryMethod,
  withdrawalUrl,
}: Props) {
  return (
    <Layout
      preview={ARRIVED[deliveryMethod]}
      title={`Votre commande n°\u00a0${orderId} ${deliveryMethod === 'pickup' ? 'est retirée' : 'est livrée'}`}
      reason={`Vous recevez ce message parce que vous avez passé une commande chez ${siteName}.`}
      shop={{ name: siteName, address: shopAddress, email: replyTo }}
    >
      <Paragraph>Bonjour {customerName},</Paragraph>
      <Paragraph>{ARRIVED[deliveryMethod]} Merci de votre confiance.</Paragraph>
      <Paragraph>
        Si ce n’est pas le cas, ou si quelque chose ne va pas, répondez simplement à ce message&nbsp;: la
        boutique le lira.
      </Paragraph>
      <WithdrawalNotice url={withdrawalUrl} exceptions={[]} />
    </Layout>
  )
}
