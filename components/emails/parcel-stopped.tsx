import { withDe } from '@/lib/domain/elision'
import { ActionLink } from './action-link'
import { Layout } from './layout'
import { Paragraph } from './paragraph'

type Props = {
  firstName: string
  orderId: number
  siteName: string
  customerName: string
  expeditionNumber: string
  orderUrl: string
}

/** To the owner: the carrier reports an anomaly. */
export function ParcelStopped({
  firstName,
  orderId,
  siteName,
  customerName,
  expeditionNumber,
  orderUrl,
}: Props) {
  return (
    <Layout
      preview={`Mondial Relay signale une anomalie sur le colis ${expeditionNumber}.`}
      title={`Le colis de la commande n°\u00a0${orderId} est bloqué`}
      reason={`Vous recevez ce message parce que vous tenez la boutique ${withDe(siteName)}.`}
    >
      <Paragraph>Bonjour {firstName},</Paragraph>
      <Paragraph>
        Mondial Relay signale une anomalie sur le colis {expeditionNumber}, destiné à {customerName}. Il peut
        repartir de lui-même&nbsp;: la page de la commande le dira. Sinon, contactez Mondial Relay avec ce
        numéro.
      </Paragraph>
      <ActionLink href={orderUrl} label="Voir où est le colis" />
    </Layout>
  )
}
