import { inTitleCase } from '@/app/(shop)/checkout/relay-words'
import { longDate } from '@/components/ui/dates/dates'
import type { ReturnedOrder } from '@/lib/domain/checkout/returned-order'
import { DELIVERY_LABELS } from '@/lib/domain/delivery/delivery-options'
import { formatBill } from '@/lib/domain/money'

/** The order's articles and amounts, without the customer. */
export function OrderFacts({ order }: { order: ReturnedOrder }) {
  return (
    <section
      aria-label="Votre commande"
      className="card mt-3 flex flex-col gap-3 p-4 text-base text-text md:p-6"
    >
      <h2 className="text-xl">Commande n°&nbsp;{order.id}</h2>
      <ul className="flex flex-col gap-1.5">
        {order.lines.map(({ name, size, quantity, unitPriceCents }, index) => (
          <li key={index} className="flex items-baseline justify-between gap-4">
            <span className="min-w-0 break-words">
              {quantity}&nbsp;× {size === null ? name : `${name}, ${size}`}
              {quantity > 1 && (
                <span className="block text-muted text-sm tabular-nums">
                  {formatBill(unitPriceCents)} l’unité
                </span>
              )}
            </span>
            <span className="shrink-0 tabular-nums">{formatBill(unitPriceCents * quantity)}</span>
          </li>
        ))}
      </ul>
      <dl className="flex flex-col gap-1.5 border-hairline border-t pt-3">
        {order.discountCents > 0 && <Row name="Remise" text={formatBill(-order.discountCents)} />}
        <Row
          name={DELIVERY_LABELS[order.deliveryMethod]}
          text={order.deliveryCents === 0 ? 'Gratuit' : formatBill(order.deliveryCents)}
        />
        <Row name="Total" text={formatBill(order.totalCents)} isTotal />
      </dl>
      <dl className="flex flex-col gap-1.5 border-hairline border-t pt-3">
        {order.place.length > 0 && <Row name={PLACES[order.deliveryMethod]} text={placeText(order)} />}
        {order.arrival && isExpected(order) && (
          <Row
            name={order.deliveryMethod === 'pickup' ? 'Prête' : 'Arrivée estimée'}
            text={arrivalText(order)}
          />
        )}
        <Row name="Commandée" text={longDate(order.orderedOn)} />
        <Row name="Vendeur" text={order.sellerName} />
      </dl>
    </section>
  )
}

const PLACES = { relay: 'Point relais', home: 'Livrée à', pickup: 'À retirer' }

/** The carrier returns addresses in capitals. */
const placeText = ({ deliveryMethod, place }: ReturnedOrder) =>
  deliveryMethod === 'relay' ? inTitleCase(place.join(', ')) : place.join(', ')

const isExpected = ({ status }: ReturnedOrder) => status === 'pending' || status === 'paid'

function arrivalText({ deliveryMethod, arrival }: ReturnedOrder): string {
  if (!arrival) return ''
  const { first, last } = arrival
  if (deliveryMethod === 'pickup') return `à partir du ${longDate(first)}`
  return first === last ? `le ${longDate(last)}` : `du ${longDate(first)} au ${longDate(last)}`
}

function Row({ name, text, isTotal = false }: { name: string; text: string; isTotal?: boolean }) {
  return (
    <div className={`flex items-baseline justify-between gap-4 ${isTotal ? 'font-semibold' : ''}`}>
      <dt className={isTotal ? '' : 'text-muted'}>{name}</dt>
      <dd className="text-right tabular-nums">{text}</dd>
    </div>
  )
}
