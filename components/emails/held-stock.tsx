import { brand } from '@/content/brand'
import { withDe } from '@/lib/domain/elision'
import { ActionLink } from './action-link'
import { Layout } from './layout'
import { Paragraph } from './paragraph'

type Props = {
  firstName: string
  siteName: string
  /** The article or the discount code; null for too many orders. */
  what: string | null
  ordersUrl: string
}

/** To the client: an order was refused, because unpaid orders reserve too much. */
export function HeldStock({ firstName, siteName, what, ordersUrl }: Props) {
  return (
    <Layout
      preview="Nous avons refusé une commande de plus&nbsp;: vos autres acheteurs peuvent commander."
      title={`Des commandes non payées réservent le stock ${withDe(siteName)}`}
      reason={`Vous recevez ce message, une fois par jour au plus, parce que vous vendez avec ${brand.name}.`}
    >
      <Paragraph>Bonjour {firstName},</Paragraph>
      <Paragraph>
        Depuis une même connexion à internet, quelqu’un réserve des articles de votre boutique par des
        commandes qui ne sont pas payées. Nous avons refusé une commande de plus, pour que vos autres
        acheteurs puissent commander.
      </Paragraph>
      {what !== null && <Paragraph>La commande refusée portait sur&nbsp;: {what}.</Paragraph>}
      <Paragraph>
        Vous n’avez rien à faire. Une commande qui n’est pas payée est annulée après une demi-heure, et ses
        pièces reviennent en vente. Si c’est un acheteur de bonne foi, qu’il paie ses commandes en attente ou
        qu’il vous écrive.
      </Paragraph>
      <ActionLink href={ordersUrl} label="Voir les commandes" />
    </Layout>
  )
}
