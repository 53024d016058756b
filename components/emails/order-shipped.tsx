import { ActionLink } from './action-link'
import { Layout } from './layout'
import { Paragraph } from './paragraph'
import { Place } from './place'
import { WithdrawalNotice } from './withdrawal-notice'

type Props = {
  orderId: number
  customerName: string
  siteName: string
  shopAddress: string
  replyTo: string
  deliveryMethod: 'home' | 'relay' | 'pickup'
  relayPointName: string | null
  relayPointAddress?: string | null
  carrier: string | null
  expeditionNumber: string | null
  trackingUrl: string | null
  orderUrl: string
  withdrawalUrl: string
}

/** To a shopper, in the shop's name: the parcel is on its way. */
export function OrderShipped({
  orderId,
  customerName,
  siteName,
  shopAddress,
  replyTo,
  withdrawalUrl,
  ...parcel
}: Props) {
  const { deliveryMethod, relayPointName, relayPointAddress, expeditionNumber, trackingUrl, orderUrl } =
    parcel
  return (
    <Layout
      preview={sentenceOf(parcel)}
      title={`Votre commande n°\u00a0${orderId} est expédiée`}
      reason={`Vous recevez ce message parce que vous avez passé une commande chez ${siteName}.`}
      shop={{ name: siteName, address: shopAddress, email: replyTo }}
    >
      <Paragraph>Bonjour {customerName},</Paragraph>
      <Paragraph>{sentenceOf(parcel)}</Paragraph>
      {deliveryMethod === 'relay' && relayPointName && relayPointAddress && (
        <Place label="Point relais" name={relayPointName} lines={[relayPointAddress]} />
      )}
      {expeditionNumber && <Paragraph>N° de suivi&nbsp;: {expeditionNumber}</Paragraph>}
      {/* Spelled out: mails only link to our own pages. */}
      {trackingUrl && <Paragraph>Pour le suivre&nbsp;: {trackingUrl}</Paragraph>}
      <WithdrawalNotice url={withdrawalUrl} exceptions={[]} />
      <Paragraph>
        La page de votre commande en garde le suivi et le détail. Ce lien est personnel&nbsp;: ne le
        transmettez pas.
      </Paragraph>
      <ActionLink
        href={orderUrl}
        label={trackingUrl || expeditionNumber ? 'Suivre le colis' : 'Voir ma commande'}
        spelledOut
      />
    </Layout>
  )
}

function sentenceOf({
  carrier,
  deliveryMethod,
  relayPointName,
}: Pick<Props, 'carrier' | 'deliveryMethod' | 'relayPointName'>) {
  const by = carrier ? ` avec ${carrier}` : ''
  if (deliveryMethod !== 'relay')
    return `Votre colis est en route${by}, à l’adresse de livraison que vous avez donnée.`
  const point = relayPointName ? `\u00a0: ${relayPointName}` : ' que vous avez choisi'
  return `Votre colis est en route${by} vers le point relais${point}. Vous y serez attendu avec une pièce d’identité dès son arrivée.`
}
