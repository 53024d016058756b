import { SelectField } from '@/components/ui/fields/select-field'
import { TextField } from '@/components/ui/fields/text-field'
import { formatDecimal } from '@/lib/domain/money'
import type { QuoteInput } from '@/lib/domain/quotes/schema'
import { VAT_RATES } from '@/lib/domain/vat'

type Props = {
  index: number
  line: QuoteInput['lines'][number] | null
  values: Partial<Record<string, string>>
  issues: Partial<Record<string, string>>
}

/** One line of a quote; an empty one does not count. */
export function LineFields({ index, line, values, issues }: Props) {
  const name = (field: string) => `lines.${index}.${field}`
  const of = (field: string, stored: string) => ({
    name: name(field),
    defaultValue: values[name(field)] ?? stored,
    issue: issues[name(field)],
  })
  return (
    <li className="rounded-card border border-hairline p-4">
      <fieldset className="grid grid-cols-2 gap-3 sm:grid-cols-12">
        <legend className="sr-only">Ligne {index + 1}</legend>
        <TextField
          {...of('label', line?.label ?? '')}
          label="Intitulé"
          maxLength={300}
          className="col-span-2 sm:col-span-12"
        />
        <SelectField {...of('kind', line?.kind ?? 'development')} label="Sorte" className="sm:col-span-4">
          <option value="development">Développement</option>
          <option value="option">Option</option>
        </SelectField>
        <TextField
          {...of('quantity', String(line?.quantity ?? 1))}
          label="Quantité"
          inputMode="numeric"
          className="sm:col-span-2"
        />
        <TextField
          {...of('price', line ? formatDecimal(line.unitCents) : '')}
          label="Prix unitaire TTC, en €"
          inputMode="decimal"
          className="sm:col-span-3"
        />
        <SelectField {...of('vat', String(line?.vatPermille ?? 200))} label="TVA" className="sm:col-span-3">
          {VAT_RATES.map((rate) => (
            <option key={rate} value={rate}>
              {(rate / 10).toLocaleString('fr-FR')}&nbsp;%
            </option>
          ))}
        </SelectField>
      </fieldset>
    </li>
  )
}
