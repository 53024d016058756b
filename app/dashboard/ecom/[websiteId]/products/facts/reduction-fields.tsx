import { ReductionNote } from '@/components/catalogue/reduction-note'
import { DateField } from '@/components/ui/fields/date-field'
import { TextField } from '@/components/ui/fields/text-field'
import { formatBill } from '@/lib/domain/money'
import { isRunning, type Reduction } from '@/lib/domain/product-facts/reduction'
import { type FactFields, fieldOf } from './field-props'

type Props = FactFields & {
  reduction: Reduction | null
  /** The lowest price of the last 30 days; null when the product was not on sale. */
  lowestCents: number | null
}

/** Announces a price reduction, and shows the reference price (article L. 112-1-1). */
export function ReductionFields({ reduction, lowestCents, ...fields }: Props) {
  const field = fieldOf(fields)
  if (lowestCents === null && !reduction)
    return (
      <p className="text-muted text-sm">
        Une promotion se compare au prix le plus bas des 30&nbsp;jours qui la précèdent&nbsp;: ce produit n’a
        pas été en vente pendant ce temps.
      </p>
    )
  return (
    <>
      {isRunning(reduction) ? (
        <div className="flex flex-col gap-1">
          <p className="text-sm">Promotion en cours. Un nouveau prix habituel y met fin.</p>
          <ReductionNote reduction={reduction} />
        </div>
      ) : (
        <p className="text-sm">
          Prix de référence affiché&nbsp;: <strong>{formatBill(lowestCents ?? 0)}</strong>, le plus bas des
          30&nbsp;jours avant la promotion. Le prix réduit doit être inférieur.
        </p>
      )}
      <TextField
        {...field('reducedCents')}
        label="Promotion à (€)"
        optional
        inputMode="decimal"
        className="tabular-nums"
        hint="Vide&nbsp;: pas de promotion."
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField {...field('reducedFrom')} label="À partir du" optional />
        <DateField {...field('reducedUntil')} label="Jusqu’au" optional />
      </div>
    </>
  )
}
