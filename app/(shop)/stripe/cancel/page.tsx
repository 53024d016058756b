import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { addressOf } from '@/app/(shop)/checkout/address'
import { Notice } from '@/components/site/notice'
import { ShopFrame } from '@/components/site/shop-frame'
import { ButtonLink } from '@/components/ui/button'
import { cancelCheckout } from '@/lib/domain/checkout/cancel-checkout'
import { findReturnedOrder, type ReturnedOrder } from '@/lib/domain/checkout/returned-order'
import { currentContext } from '@/lib/server/session/session'
import { readReturnAddress } from '../return-address'
import { ReturnLinks } from '../return-links'
import { unlessProviderFails } from '../unless-provider-fails'

export const metadata: Metadata = {
  title: 'Paiement annulé',
  robots: { index: false },
  referrer: 'no-referrer',
}

/** The provider's cancel page: ends the payment, and keeps the cart. */
export default async function PaymentCanceledPage({ searchParams }: { searchParams: Promise<object> }) {
  const submission = readReturnAddress(await searchParams)
  const ctx = await currentContext()
  const sent = submission && (await findReturnedOrder(ctx, submission))
  if (!submission || !sent) return <NoOrder />
  if (sent.status === 'pending') await unlessProviderFails(cancelCheckout(ctx, submission))
  const order = (await findReturnedOrder(ctx, submission)) ?? sent
  // Paid, or in process, before it could be cancelled.
  if (order.status !== 'cancelled' && order.status !== 'pending')
    redirect(`/stripe/success?website=${submission.websiteId}&commande=${submission.submissionId}`)
  return (
    <ShopFrame site={order.site}>
      <Notice title="Paiement annulé" action={<ReturnLinks site={order.site} cart={cartOf(order)} />}>
        <p>Rien n’a été débité. Votre panier est conservé, vous pouvez le reprendre.</p>
        {order.status === 'pending' && (
          <p>
            Le service de paiement n’a pas encore confirmé l’annulation&nbsp;: les articles restent réservés
            une trentaine de minutes au plus.
          </p>
        )}
      </Notice>
    </ShopFrame>
  )
}

const cartOf = ({ site, lines, deliveryMethod, deliveryCountry, discountCode }: ReturnedOrder) =>
  addressOf({
    websiteId: site.id,
    items: lines.flatMap(({ productId, sizeId, quantity }) =>
      productId === null ? [] : [{ productId, sizeId: sizeId ?? undefined, quantity }],
    ),
    method: deliveryMethod,
    country: deliveryCountry,
    zip: '',
    city: '',
    code: discountCode ?? '',
  })

function NoOrder() {
  return (
    <ShopFrame>
      <Notice title="Paiement annulé" stage={1} action={<ButtonLink href="/">Retour à l’accueil</ButtonLink>}>
        <p>Cette adresse ne désigne aucune commande. Vous pouvez reprendre la vôtre depuis la boutique.</p>
      </Notice>
    </ShopFrame>
  )
}
