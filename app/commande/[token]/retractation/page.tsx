import type { Metadata } from 'next'
import { ShopColor, ShopMark } from '@/components/site/shop-mark'
import { LongDate, Moment } from '@/components/ui/dates/dates'
import { Card } from '@/components/ui/layout/card'
import { NO_TITLE } from '@/components/ui/lists/no-title'
import { isConfirmed } from '@/lib/domain/orders/policy'
import { getOrder, type Order } from '@/lib/domain/orders/queries'
import { findShopSite } from '@/lib/domain/shops/shop-site'
import { mayWithdraw, notWithdrawn, withdrawalEndsOn } from '@/lib/domain/withdrawals/policy'
import { type ListedWithdrawal, listWithdrawals, toComplete } from '@/lib/domain/withdrawals/queries'
import { requireOrderLink } from '@/lib/server/session/order-link'
import { Declarations } from '../declarations'
import { LinesForm, type WithdrawableLine } from './lines-form'

export const metadata: Metadata = {
  title: NO_TITLE,
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
}

type Props = { params: Promise<{ token: string }> }

/** Withdraws from lines of an order, for a shopper with the order's link. */
export default async function OrderWithdrawalPage({ params }: Props) {
  const { token } = await params
  const { ctx, orderId } = await requireOrderLink(token)
  const [order, withdrawals] = await Promise.all([getOrder(ctx, orderId), listWithdrawals(ctx, orderId)])
  const site = await findShopSite(ctx, order.websiteId)
  const lines = isConfirmed(order) ? linesLeft(order, withdrawals) : []
  const typed = toComplete(withdrawals)
  return (
    <>
      <ShopColor site={site} />
      <header className="flex flex-col gap-2">
        <a
          href={site.url}
          rel="noreferrer"
          className="flex min-h-11 items-center self-start font-bold font-display text-text text-xl tracking-[-0.03em] no-underline"
        >
          <ShopMark site={site} />
        </a>
        <h1 className="text-3xl">Renoncer au contrat ici</h1>
        <p className="text-lg">Votre commande n°&nbsp;{order.id}, sans donner de motif.</p>
        <p className="text-muted">
          <Period order={order} now={ctx.now()} />
        </p>
      </header>
      <Declarations withdrawals={withdrawals} order={order} />
      <Card className="flex flex-col gap-5 md:p-8">
        {typed && (
          <p className="rounded-input bg-accent-soft px-4 py-2.5 font-medium">
            Votre déclaration du <Moment at={typed.declaredAt} /> garde sa date&nbsp;: choisissez ses
            articles.
          </p>
        )}
        <LinesForm
          token={token}
          submissionId={crypto.randomUUID()}
          orderId={order.id}
          sellerEmail={order.seller?.email ?? ''}
          lines={lines}
        />
      </Card>
      <a href={`/commande/${encodeURIComponent(token)}`} className="text-link self-start">
        Retour à la commande
      </a>
    </>
  )
}

/** Each line with the quantity left to withdraw from. */
function linesLeft({ items }: Order, withdrawals: readonly ListedWithdrawal[]): WithdrawableLine[] {
  const left = new Map(notWithdrawn(items, withdrawals).map(({ itemId, quantity }) => [itemId, quantity]))
  return items.map(({ id, name, size, withdrawalNotice }) => ({
    itemId: id,
    name: [name, size].filter(Boolean).join(', '),
    left: left.get(id) ?? 0,
    notice: withdrawalNotice,
  }))
}

function Period({ order, now }: { order: Order; now: Date }) {
  const last = withdrawalEndsOn(order)
  if (last === null)
    return 'Le délai de quatorze jours commence à la réception\u00a0; vous pouvez renoncer avant.'
  if (mayWithdraw(order, now))
    return (
      <>
        Vous pouvez renoncer jusqu’au <LongDate value={last} /> inclus.
      </>
    )
  return (
    <>
      Le délai s’est terminé le <LongDate value={last} />. Une déclaration est tout de même reçue et
      datée&nbsp;; le vendeur y répond.
    </>
  )
}
