import type { ReactNode } from 'react'
import { AppLink } from '@/components/navigation/app-link'
import { placeOf } from '@/components/orders/place-of'
import { buttonStyle } from '@/components/ui/button'
import { Moment } from '@/components/ui/dates/dates'
import { formatBill } from '@/lib/domain/money'
import type { ListedOrder } from '@/lib/domain/orders/order-page'

/** The content, the customer and the delivery address of an order. */
export function OrderDetails({ order }: { order: ListedOrder }) {
  const { id, items, customer, createdAt } = order
  return (
    <div className="flex flex-col gap-5 border-hairline border-t p-4 md:p-5">
      <div className="grid grid-cols-1 gap-x-8 gap-y-5 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
        <Part title="Articles commandés">
          <ul className="flex flex-col gap-1.5">
            {items.map((item, index) => (
              <li key={`${index} ${item.productId}`} className="flex justify-between gap-4">
                <span className="wrap-anywhere min-w-0">
                  {item.quantity}&nbsp;×&nbsp;{item.name || `Produit #${item.productId}`}
                  {item.size && <span className="text-muted">, taille {item.size}</span>}
                  {item.quantity > 1 && (
                    <span className="block text-muted text-sm tabular-nums">
                      {formatBill(item.unitPriceCents)} l’unité
                    </span>
                  )}
                  {item.customization && (
                    <span className="block text-muted text-sm">
                      Personnalisation&nbsp;: {item.customization}
                    </span>
                  )}
                </span>
                <span className="whitespace-nowrap tabular-nums">
                  {formatBill(item.unitPriceCents * item.quantity)}
                </span>
              </li>
            ))}
          </ul>
        </Part>
        <Part title="Client">
          <p className="wrap-anywhere">
            {customer ? (
              <>
                {customer.name}
                <br />
                <a href={`mailto:${customer.email}`}>{customer.email}</a>
                <br />
                {customer.phone ?? 'Aucun téléphone'}
              </>
            ) : (
              'Erreur lors de la récupération des informations du client.'
            )}
          </p>
        </Part>
        <Part title="Livraison">
          <p className="wrap-anywhere">
            {placeOf(order).map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </p>
        </Part>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted text-sm">
          Passée le <Moment at={createdAt} />
        </p>
        <AppLink href={`/orders/${id}`} className={buttonStyle({ size: 'small' })}>
          Voir la commande<span className="sr-only"> #{id}</span>
        </AppLink>
      </div>
    </div>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="flex min-w-0 flex-col gap-2">
    <h4 className="font-display font-bold text-base">{title}</h4>
    {children}
  </section>
)
