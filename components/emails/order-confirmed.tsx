import { Fragment } from 'react'
import { Link } from 'react-email'
import { formatBill } from '@/lib/domain/money'
import { ActionLink } from './action-link'
import { Layout } from './layout'
import { OrderLines, type OrderSums } from './order-lines'
import { Paragraph } from './paragraph'
import { Place } from './place'
import { styleOf } from './theme'
import { WithdrawalNotice } from './withdrawal-notice'

type Props = OrderSums & {
  orderId: number
  customerName: string
  siteName: string
  shopAddress: string
  replyTo: string
  deliveryMethod: 'home' | 'relay' | 'pickup'
  place?: { name: string | null; lines: string[] }
  orderUrl: string
  /** The pages of the attached terms; undefined: none attached. */
  terms?: { label: string; href: string }[] | undefined
  withdrawalUrl: string
  /** The checkout's notices on lines excluded from withdrawal. */
  exceptions?: { name: string; notice: string }[]
}

const PLACES = { home: 'Livraison à domicile', relay: 'Point relais', pickup: 'Retrait en boutique' }

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
  place,
  orderUrl,
  terms,
  withdrawalUrl,
  exceptions = [],
  ...sums
}: Props) {
  return (
    <Layout
      preview={`${formatBill(sums.totalCents)} sont payés. ${NEXT[deliveryMethod]}`}
      title={`Votre commande n°\u00a0${orderId}`}
      reason={`Vous recevez ce message parce que vous avez passé une commande chez ${siteName}.`}
      shop={{ name: siteName, address: shopAddress, email: replyTo }}
    >
      <Paragraph>Bonjour {customerName},</Paragraph>
      <Paragraph>Merci pour votre commande, dont le paiement est confirmé. {NEXT[deliveryMethod]}</Paragraph>
      <OrderLines {...sums} />
      {deliveryMethod === 'pickup' ? (
        <Place label={PLACES.pickup} name={siteName} lines={[shopAddress]} />
      ) : (
        place && place.lines.length > 0 && <Place label={PLACES[deliveryMethod]} {...place} />
      )}
      <WithdrawalNotice url={withdrawalUrl} exceptions={exceptions} />
      <Paragraph>
        La page de votre commande en garde le détail, la TVA et vos droits pendant un an. Ce lien est
        personnel&nbsp;: ne le transmettez pas.
      </Paragraph>
      <ActionLink href={orderUrl} label="Voir ma commande" spelledOut />
      {terms && (
        <Paragraph>
          Les conditions de vente, les garanties légales et le formulaire de rétractation sont joints à ce
          message&nbsp;: gardez-le. En ligne&nbsp;:{' '}
          {terms.map(({ label, href }, index) => (
            <Fragment key={href}>
              {index > 0 && ' · '}
              <Link href={href} {...styleOf('link')}>
                {label}
              </Link>
            </Fragment>
          ))}
          .
        </Paragraph>
      )}
    </Layout>
  )
}
