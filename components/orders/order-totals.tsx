import { formatBill } from '@/lib/domain/money'
import { VAT_WORDS } from '@/lib/domain/shops/constants'

const percent = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 })

type Props = {
  order: {
    itemsCents: number
    discountCode: string | null
    discountCents: number
    deliveryCents: number
    totalCents: number
    refundedCents: number
    vat: { permille: number; netCents: number; vatCents: number }[]
    seller: { vatRegime: 'standard' | 'exempt' } | null
  }
}

/** The sums of an order: articles, discount, delivery, refunds, and the included VAT by rate. */
export function OrderTotals({ order }: Props) {
  const { discountCents, totalCents, refundedCents, vat } = order
  return (
    <>
      <dl className="flex flex-col gap-2 border-hairline border-t pt-4">
        <Sum label="Articles" cents={order.itemsCents} />
        {discountCents > 0 && <Sum label={`Code ${order.discountCode}`} cents={-discountCents} />}
        <Sum label="Livraison" cents={order.deliveryCents} />
        <Sum label="Total TTC" cents={totalCents} look="strong" />
        {refundedCents > 0 && (
          <>
            <Sum label="Remboursé" cents={-refundedCents} />
            <Sum label="Net après remboursement" cents={totalCents - refundedCents} look="strong" />
          </>
        )}
        {vat.map(({ permille, netCents, vatCents }) => (
          <Sum
            key={permille}
            label={`TVA ${percent.format(permille / 10)}\u00a0% comprise (sur\u00a0${formatBill(netCents)}\u00a0HT)`}
            cents={vatCents}
            look="muted"
          />
        ))}
        {vat.length > 0 && (
          <Sum
            label="Total net HT"
            cents={vat.reduce((sum, { netCents }) => sum + netCents, 0)}
            look="muted"
          />
        )}
      </dl>
      {order.seller?.vatRegime === 'exempt' && <p className="mt-2 text-muted text-sm">{VAT_WORDS.exempt}</p>}
    </>
  )
}

const LOOKS = { plain: '', strong: 'font-semibold text-lg', muted: 'text-muted text-sm' }

const Sum = ({
  label,
  cents,
  look = 'plain',
}: {
  label: string
  cents: number
  look?: keyof typeof LOOKS
}) => (
  <div className={`flex justify-between gap-6 ${LOOKS[look]}`}>
    <dt>{label}</dt>
    <dd className="whitespace-nowrap tabular-nums">{formatBill(cents)}</dd>
  </div>
)
