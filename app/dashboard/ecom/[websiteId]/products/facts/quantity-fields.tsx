import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import { formatBill, parseEuros } from '@/lib/domain/money'
import { NET_UNITS, type NetUnit } from '@/lib/domain/product-facts/facts'
import { perUnit, unitPrice } from '@/lib/domain/product-facts/unit-price'
import { type FactFields, fieldOf } from './field-props'

/** The net quantity of a product, and its price per kilogram or litre. `typed`: the form's current values. */
export function QuantityFields({ typed, ...fields }: FactFields & { typed: FactFields['texts'] }) {
  const field = fieldOf(fields)
  const price = typedUnitPrice(typed)
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_8rem] gap-4">
        <TextField
          {...field('netQuantity')}
          label="Quantité nette"
          optional
          inputMode="decimal"
          placeholder="500"
          className="tabular-nums"
        />
        <SelectField {...field('netUnit')} key={fields.texts.netUnit} label="Unité">
          {Object.entries(NET_UNITS).map(([unit, label]) => (
            <option key={unit} value={unit}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      <p className="text-sm" aria-live="polite">
        {price ?? 'Le prix au kilogramme, au litre ou au mètre se calcule de lui-même.'}
      </p>
      <p className="text-muted text-sm">
        Le poids des spécifications est celui du colis. Une taille peut avoir sa propre quantité.
      </p>
    </>
  )
}

/** The unit price of the current input, in words; null while incomplete. */
export function typedUnitPrice(typed: FactFields['texts']): string | null {
  const priceCents = parseEuros(typed.reducedCents || typed.priceCents || '')
  const netQuantity = Number((typed.netQuantity ?? '').replace(',', '.'))
  // The smallest quantity: three decimals are allowed.
  if (priceCents === null || !(netQuantity >= 0.001)) return null
  const price = unitPrice({ priceCents, netQuantity, netUnit: typed.netUnit as NetUnit })
  return price && `${formatBill(price.cents)}${perUnit(price)}`
}
