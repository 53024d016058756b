import { withDe } from '@/lib/domain/elision'
import { ActionLink } from './action-link'
import { Layout } from './layout'
import { Paragraph } from './paragraph'
import { Quote } from './quote'

type Props = { orderId: number; customerName: string; siteName: string; reason: string; moment: string }

/** To a shopper, in the shop's name: their request was received, and when. */
export function ReturnReceived({
  orderId,
  customerName,
  siteName,
  reason,
  moment,
  shopAddress,
  replyTo,
}: Props & { shopAddress: string; replyTo: string }) {
  return (
    <Layout
      preview={`Votre demande de retour est enregistrée depuis le ${moment}.`}
      title={`Votre demande de retour, commande n°\u00a0${orderId}`}
      reason={`Vous recevez ce message parce que vous avez demandé un retour chez ${siteName}.`}
      shop={{ name: siteName, address: shopAddress, email: replyTo }}
    >
      <Paragraph>Bonjour {customerName},</Paragraph>
      <Paragraph>
        Nous avons reçu votre demande de retour le {moment}. Gardez ce message&nbsp;: il prouve cette date.
      </Paragraph>
      <Quote text={reason} />
      <Paragraph>
        Attendez notre réponse avant de renvoyer un article&nbsp;: elle vous dira où et comment.
      </Paragraph>
    </Layout>
  )
}

/** To the shop's owner: a shopper wants to send something back. */
export function ReturnRequested({
  orderId,
  customerName,
  siteName,
  reason,
  moment,
  firstName,
  orderUrl,
}: Props & { firstName: string; orderUrl: string }) {
  return (
    <Layout
      preview={`${customerName} demande un retour.`}
      title={`Retour demandé, commande n°\u00a0${orderId}`}
      reason={`Vous recevez ce message parce que vous tenez la boutique ${withDe(siteName)}.`}
    >
      <Paragraph>Bonjour {firstName},</Paragraph>
      <Paragraph>
        {customerName} a demandé un retour le {moment}, avec ce motif&nbsp;:
      </Paragraph>
      <Quote text={reason} />
      <Paragraph>Répondez à votre client, puis marquez la demande comme vue sur la commande.</Paragraph>
      <ActionLink href={orderUrl} label="Voir la demande de retour" />
    </Layout>
  )
}
