import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { boxStyle, describedBy, FieldNotes } from '@/components/ui/fields/field'
import { SelectField } from '@/components/ui/fields/select-field'
import { useFault } from '@/components/ui/forms/use-fault'
import type { DeliveryOption } from '@/lib/domain/delivery/delivery-options'
import type { FormState } from '@/lib/domain/forms/schema'
import { formatBill } from '@/lib/domain/money'
import { RelaySearch } from './relay-search'
import { Section } from './section'
import type { CheckoutView } from './view'

/** The delivery methods of the order, with price and delay. */
export function DeliverySection({ view, state }: { view: CheckoutView; state: FormState }) {
  const { options, method, oversize, countries, country, pickup } = view
  const { fault, checks } = useFault(state.issues['delivery.method'])
  return (
    <Section title="Livraison">
      {countries.length > 1 && (
        <SelectField
          name="pays"
          label="Pays de livraison"
          defaultValue={country}
          data-live=""
          className="max-w-xs"
        >
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <fieldset
        {...describedBy({ name: 'delivery.method', issue: fault })}
        {...checks}
        className="flex flex-col gap-2"
      >
        <legend className="sr-only">Mode de livraison</legend>
        {options.map((option) => (
          <Option key={option.method} option={option} chosen={method} />
        ))}
        <FieldNotes name="delivery.method" issue={fault} />
      </fieldset>
      {oversize && <p className="text-muted text-sm">{oversize}</p>}
      <Button type="submit" look="secondary" size="small" className="hidden self-start noscript:inline-flex">
        Choisir ce mode
      </Button>
      {method === 'relay' && <RelaySearch view={view} state={state} />}
      {method === 'pickup' && (
        <p className="text-muted">
          {pickup.address}
          {pickup.hours && <span className="block text-sm">{pickup.hours}</span>}
        </p>
      )}
    </Section>
  )
}

function Option({ option, chosen }: { option: DeliveryOption; chosen: CheckoutView['method'] }) {
  const { method, label, delay, priceCents } = option
  const box = useRef<HTMLInputElement>(null)
  // The server may choose another one when the chosen one no longer exists.
  useEffect(() => {
    if (box.current) box.current.checked = method === chosen
  }, [method, chosen])
  return (
    <label className="flex min-h-14 items-center gap-3 rounded-input border border-control px-4 py-2.5 has-checked:border-accent-ring has-checked:bg-accent-soft">
      <input
        ref={box}
        type="radio"
        name="livraison"
        value={method}
        data-live=""
        defaultChecked={method === chosen}
        className={boxStyle}
      />
      <span className="min-w-0 grow">
        <span className="block font-semibold">{label}</span>
        <span className="block text-muted text-sm">{delay.charAt(0).toUpperCase() + delay.slice(1)}</span>
      </span>
      <span className="shrink-0 font-semibold tabular-nums">
        {priceCents === 0 ? 'Gratuit' : formatBill(priceCents)}
      </span>
    </label>
  )
}
