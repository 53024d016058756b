import type { Metadata } from 'next'
import { Notice } from '@/components/site/notice'
import { ShopFrame } from '@/components/site/shop-frame'
import { ButtonLink } from '@/components/ui/button'
import { confirmCheckout } from '@/lib/domain/checkout/cancel-checkout'
import { findReturnedOrder, type ReturnedOrder } from '@/lib/domain/checkout/returned-order'
import { currentContext } from '@/lib/server/session/session'
import { readReturnAddress } from '../return-address'
import { ReturnLinks } from '../return-links'
import { unlessProviderFails } from '../unless-provider-fails'
import { ForgetInput } from './forget-input'
import { OrderFacts } from './order-facts'
import { RefreshWhilePending } from './refresh-while-pending'

export const metadata: Metadata = {
  title: 'Retour du paiement',
  robots: { index: false },
  referrer: 'no-referrer',
}

/** Retrieves the payment from the provider: the URL proves nothing. */
export default async function PaymentSuccessPage({ searchParams }: { searchParams: Promise<object> }) {
  const submission = readReturnAddress(await searchParams)
  const ctx = await currentContext()
  const sent = submission && (await findReturnedOrder(ctx, submission))
  if (!submission || !sent) return <NoOrder />
  if (sent.status === 'pending') await unlessProviderFails(confirmCheckout(ctx, submission))
  const order = (await findReturnedOrder(ctx, submission)) ?? sent
  const { title, text } = wordsOf(order)
  return (
    <ShopFrame site={order.site}>
      <Notice title={title} action={<ReturnLinks site={order.site} />}>
        <p>{text}</p>
        {order.status === 'pending' && <RefreshWhilePending />}
        {isPaid(order) && <ForgetInput websiteId={order.site.id} />}
        <OrderFacts order={order} />
      </Notice>
    </ShopFrame>
  )
}

const isPaid = ({ status }: ReturnedOrder) => status !== 'pending' && status !== 'cancelled'

function wordsOf({ status, isReturned, id }: ReturnedOrder) {
  if (status === 'pending')
    return {
      title: 'Paiement en cours de confirmation',
      text: 'Votre banque n’a pas encore confirmé le paiement. Cette page se met à jour toute seule\u00a0; vous pouvez aussi la fermer, nous vous écrirons.',
    }
  if (isReturned)
    return {
      title: 'Paiement remboursé',
      text: `Votre paiement de la commande n°\u00a0${id} vous est rendu en entier\u00a0: un article a été vendu avant sa confirmation.`,
    }
  if (status === 'cancelled')
    return {
      title: 'Paiement non abouti',
      text: 'Le paiement n’a pas eu lieu et rien n’a été débité. Votre commande est annulée.',
    }
  return {
    title: 'Merci, votre commande est payée',
    text: 'Un e-mail de confirmation part à l’instant, avec le lien pour suivre votre commande.',
  }
}

function NoOrder() {
  return (
    <ShopFrame>
      <Notice
        title="Retour du paiement"
        stage={2}
        action={<ButtonLink href="/">Retour à l’accueil</ButtonLink>}
      >
        <p>
          Cette adresse ne désigne aucune commande. Si vous venez de payer, l’e-mail de la boutique en fait
          foi.
        </p>
      </Notice>
    </ShopFrame>
  )
}
