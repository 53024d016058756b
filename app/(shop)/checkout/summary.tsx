import { clsx } from 'clsx'
import { freeDeliveryText } from '@/lib/domain/delivery/policy'
import { formatBill } from '@/lib/domain/money'
import type { CheckoutView } from './view'

/** The order's total, and the VAT it includes. */
export function Summary({ view, busy }: { view: CheckoutView; busy: boolean }) {
  const { sums, code, vat, exemption, options, method, refusal, toFreeDeliveryCents } = view
  if (!sums) return <p className="text-muted">{refusal ?? 'Ce panier ne peut pas être commandé.'}</p>
  const delivery = options.find((option) => option.method === method)
  return (
    <div aria-busy={busy} className={clsx('flex flex-col gap-4', busy && 'opacity-60')}>
      <dl className="flex flex-col gap-2">
        <Row name="Articles" cents={sums.itemsCents} />
        {sums.discountCents > 0 && <Row name={`Remise ${code ?? ''}`} cents={-sums.discountCents} />}
        <Row name={delivery?.label ?? 'Livraison'} cents={sums.deliveryCents} />
        <div className="mt-1 flex items-baseline justify-between gap-4 border-hairline border-t pt-3 font-semibold text-lg">
          <dt>Total</dt>
          <dd aria-live="polite" className="tabular-nums">
            {formatBill(sums.totalCents)}
          </dd>
        </div>
      </dl>
      {toFreeDeliveryCents !== null && method !== 'pickup' && (
        <p className="text-muted text-sm">{freeDeliveryText(formatBill(toFreeDeliveryCents))}</p>
      )}
      <Vat vat={vat} exemption={exemption} />
    </div>
  )
}

function Row({ name, cents }: { name: string; cents: number }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-muted">{name}</dt>
      <dd className="shrink-0 tabular-nums">{cents === 0 ? 'Gratuit' : formatBill(cents)}</dd>
    </div>
  )
}

function Vat({ vat, exemption }: Pick<CheckoutView, 'vat' | 'exemption'>) {
  if (exemption) return <p className="text-muted text-sm">{exemption}</p>
  return (
    <dl className="flex flex-col gap-1 text-muted text-sm">
      {vat.map(({ permille, vatCents }) => (
        <div key={permille} className="flex items-baseline justify-between gap-4">
          <dt>Dont TVA à {(permille / 10).toLocaleString('fr-FR')}&nbsp;%</dt>
          <dd className="tabular-nums">{formatBill(vatCents)}</dd>
        </div>
      ))}
    </dl>
  )
}
