import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { AppLink } from '@/components/navigation/app-link'
import { AgeChip } from '@/components/orders/age-chip'
import { DELIVERY_WORDS } from '@/components/orders/delivery-words'
import { buttonStyle } from '@/components/ui/button'
import { boxStyle } from '@/components/ui/fields/field'
import { formatBill } from '@/lib/domain/money'
import type { ListedOrder } from '@/lib/domain/orders/order-page'
import { BATCH_FORM } from './list-names'
import { OrderDetails } from './order-details'

type Props = {
  order: ListedOrder
  now: Date
  isOpen: boolean
  /** The URL of the page with this order's details toggled. */
  toggleHref: string
}

/** A pending order; 'Détails' opens its details below. */
export function WaitingRow({ order, now, isOpen, toggleHref }: Props) {
  const { id, customer, deliveryMethod, totalCents, items } = order
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <li
      className={clsx(
        'rounded-card border bg-surface shadow-low',
        isOpen ? 'border-control' : 'border-hairline',
      )}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 py-3 pr-3 pl-4 lg:grid-cols-[minmax(0,1fr)_12rem_6rem_7rem]">
        <div className="relative min-w-0 pl-9">
          {deliveryMethod !== 'pickup' && (
            <label className="absolute inset-y-0 -left-2 flex w-9 items-center pointer-coarse:-left-4 pointer-coarse:w-13 pointer-coarse:justify-center">
              <input type="checkbox" name={`order-${id}`} form={BATCH_FORM} className={boxStyle} />
              <span className="sr-only">Choisir la commande #{id}</span>
            </label>
          )}
          <h3 className="font-semibold font-text text-base leading-snug tracking-normal">
            <AppLink href={`/orders/${id}`} className="plain-link wrap-anywhere">
              Commande #{id}
              {customer && `\u00a0· ${customer.name}`}
            </AppLink>
          </h3>
          <p className="text-muted text-sm">
            {pieces > 1 ? `${pieces} articles` : `${pieces} article`} ·{' '}
            {DELIVERY_WORDS[deliveryMethod] ?? deliveryMethod}
          </p>
        </div>
        <p className="font-semibold tabular-nums lg:order-1 lg:text-right">{formatBill(totalCents)}</p>
        <p>
          <AgeChip order={order} now={now} />
        </p>
        <AppLink
          href={toggleHref}
          scroll={false}
          aria-expanded={isOpen}
          className={buttonStyle({ look: 'quiet', size: 'small', className: 'justify-self-end lg:order-2' })}
        >
          {isOpen ? 'Réduire' : 'Détails'}
          <span className="sr-only"> de la commande #{id}</span>
          <ChevronDown aria-hidden="true" className={clsx('size-4', isOpen && 'rotate-180')} />
        </AppLink>
      </div>
      {isOpen && <OrderDetails order={order} />}
    </li>
  )
}
