import { CheckboxField } from '@/components/ui/fields/checkbox-field'
import { TextField } from '@/components/ui/fields/text-field'
import { boxOf, type FactFields, fieldOf } from './field-props'

/** The fields of a drink above 1.2 % alcohol. */
export function AlcoholFields(fields: FactFields) {
  const { key, ...alcohol } = boxOf(fields)('alcohol')
  return (
    <>
      <CheckboxField
        key={key}
        {...alcohol}
        label="Ce produit est une boisson alcoolique"
        hint="L’avertissement légal est alors montré, et vos clients confirment avoir 18&nbsp;ans avant de payer."
      />
      <TextField
        {...fieldOf(fields)('alcoholPercent')}
        label="Degré d’alcool (% vol)"
        optional
        inputMode="decimal"
        className="tabular-nums"
        hint="Au-dessus de 1,2&nbsp;%, la boisson est alcoolique."
      />
    </>
  )
}
