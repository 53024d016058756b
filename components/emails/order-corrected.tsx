import { ActionLink } from './action-link'
import { Fields } from './fields'
import { Layout } from './layout'
import { Paragraph } from './paragraph'

type Shop = { orderId: number; customerName: string; siteName: string; shopAddress: string; replyTo: string }

const reasonOf = (siteName: string) =>
  `Vous recevez ce message parce que vous avez passé une commande chez ${siteName}.`

/** To a shopper, in the shop's name: the owner's corrections to the order. */
export function OrderCorrected({
  orderId,
  customerName,
  siteName,
  shopAddress,
  replyTo,
  changes,
  orderUrl,
}: Shop & { changes: { label: string; value: string }[]; orderUrl: string }) {
  return (
    <Layout
      preview="Voici ce que la boutique a corrigé."
      title={`Votre commande n°\u00a0${orderId} est corrigée`}
      reason={reasonOf(siteName)}
      shop={{ name: siteName, address: shopAddress, email: replyTo }}
    >
      <Paragraph>Bonjour {customerName},</Paragraph>
      <Paragraph>
        La boutique a corrigé votre commande avant de l’expédier. Son prix ne change pas. Voici ce qui est
        enregistré maintenant&nbsp;:
      </Paragraph>
      <Fields fields={changes} />
      <Paragraph>
        Si ce n’est pas ce que vous avez demandé, répondez à ce message sans attendre. Ce lien est
        personnel&nbsp;: ne le transmettez pas.
      </Paragraph>
      <ActionLink href={orderUrl} label="Voir ma commande" spelledOut />
    </Layout>
  )
}

/** To the order's previous address: does not disclose the new one. */
export function OrderAddressLeft({ orderId, customerName, siteName, shopAddress, replyTo }: Shop) {
  return (
    <Layout
      preview="Les prochains messages iront à une autre adresse."
      title={`Votre commande n°\u00a0${orderId} a une autre adresse e-mail`}
      reason={reasonOf(siteName)}
      shop={{ name: siteName, address: shopAddress, email: replyTo }}
    >
      <Paragraph>Bonjour {customerName},</Paragraph>
      <Paragraph>
        La boutique a remplacé l’adresse e-mail de cette commande. Les prochains messages iront à la nouvelle,
        et les liens que vous avez reçus ici ne s’ouvrent plus.
      </Paragraph>
      <Paragraph>
        Si vous ne l’avez pas demandé, répondez à ce message&nbsp;: la boutique le corrigera.
      </Paragraph>
    </Layout>
  )
}
