import { formatEuros } from '@/lib/domain/money'
import type { Order } from '@/lib/domain/orders/queries'
import { VAT_WORDS } from '@/lib/domain/shops/schema'

const percent = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 })

/** What was bought, what it cost, and the VAT in it. */
export function OrderSums({ order }: { order: Order }) {
  return (
    <>
      <h2 className="text-xl">Articles commandés</h2>
      <ul className="divide-y divide-hairline">
        {order.items.map((item) => (
          <li key={item.id} className="flex justify-between gap-4 py-3">
            <span className="min-w-0 break-words">
              {item.quantity}&nbsp;×&nbsp;{item.name}
              {item.size !== null && `, taille ${item.size}`}
              <span className="block text-muted text-sm">
                Réf. {item.reference}
                {item.quantity > 1 && ` · ${formatEuros(item.unitPriceCents)} pièce`}
              </span>
              {item.customization && (
                <span className="block text-sm">Personnalisation&nbsp;: {item.customization}</span>
              )}
            </span>
            <span className="shrink-0 tabular-nums">{formatEuros(item.unitPriceCents * item.quantity)}</span>
          </li>
        ))}
      </ul>
      <dl className="flex flex-col gap-2 border-hairline border-t pt-4">
        {order.discountCents > 0 && <Sum label={`Code ${order.discountCode}`} cents={-order.discountCents} />}
        <Sum label="Livraison" cents={order.deliveryCents} />
        <Sum label="Total TTC" cents={order.totalCents} strong />
        {order.refundedCents > 0 && <Sum label="Dont remboursé" cents={order.refundedCents} />}
        {order.vat.map(({ permille, netCents, vatCents }) => (
          <Sum
            key={permille}
            label={`TVA ${percent.format(permille / 10)}\u00a0% comprise (sur\u00a0${formatEuros(netCents)}\u00a0HT)`}
            cents={vatCents}
            muted
          />
        ))}
      </dl>
      {order.seller?.vatRegime === 'exempt' && <p className="text-muted text-sm">{VAT_WORDS.exempt}</p>}
    </>
  )
}

type SumProps = { label: string; cents: number; strong?: boolean; muted?: boolean }

const Sum = ({ label, cents, strong = false, muted = false }: SumProps) => (
  <div
    className={`flex justify-between gap-6 ${strong ? 'font-semibold text-lg' : ''} ${muted ? 'text-muted text-sm' : ''}`}
  >
    <dt>{label}</dt>
    <dd className="whitespace-nowrap tabular-nums">{formatEuros(cents)}</dd>
  </div>
)
