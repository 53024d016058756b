import { CheckboxField } from '@/components/ui/fields/checkbox-field'
import { Fieldset } from '@/components/ui/fields/fieldset'
import { TextareaField, TextField } from '@/components/ui/fields/text-field'
import { ALLERGENS, NUTRIENTS } from '@/lib/domain/product-facts/facts'
import { boxOf, type FactFields, fieldOf } from './field-props'

/** The information about food required before the purchase (INCO, articles 9 and 14). */
export function FoodFields(fields: FactFields) {
  const field = fieldOf(fields)
  const box = (name: string, label: string, hint?: string) => {
    const { key, ...props } = boxOf(fields)(name)
    return <CheckboxField key={key} {...props} label={label} hint={hint} />
  }
  return (
    <>
      {box('isFood', 'Ce produit est une denrée alimentaire')}
      <TextField
        {...field('foodName')}
        label="Dénomination légale"
        optional
        maxLength={200}
        placeholder="Confiture extra de figues"
      />
      <TextareaField
        {...field('ingredients')}
        label="Ingrédients"
        optional
        rows={3}
        hint="Du plus au moins présent, les allergènes en majuscules."
      />
      <Fieldset>
        <legend className="mb-2 font-semibold text-sm">Allergènes</legend>
        <div className="grid gap-x-4 sm:grid-cols-2">
          {Object.entries(ALLERGENS).map(([code, label]) => box(`allergen-${code}`, label))}
        </div>
        <div className="mt-2 border-hairline border-t pt-2">
          {box('noAllergens', 'Aucun de ces 14\u00a0allergènes')}
        </div>
      </Fieldset>
      <TextareaField {...field('storage')} label="Conservation et utilisation" optional rows={2} />
      <TextField
        {...field('origin')}
        label="Origine"
        optional
        maxLength={200}
        hint="Obligatoire notamment pour le miel, l’huile d’olive, les fruits, les légumes et la viande."
      />
      <Fieldset>
        <legend className="mb-2 font-semibold text-sm">
          Valeurs nutritionnelles pour 100&nbsp;g ou 100&nbsp;ml
        </legend>
        <div className="grid grid-cols-2 gap-4">
          {Object.entries(NUTRIENTS).map(([name, { label, unit }]) => (
            <TextField
              key={name}
              {...field(name)}
              label={`${label} (${unit})`}
              inputMode="decimal"
              className="tabular-nums"
            />
          ))}
        </div>
      </Fieldset>
      {box(
        'noNutrition',
        'Dispensé de déclaration nutritionnelle',
        'Par exemple un produit brut d’un seul ingrédient, ou fait et vendu localement par une petite entreprise.',
      )}
    </>
  )
}
