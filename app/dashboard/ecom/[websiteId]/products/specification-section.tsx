import { TextField } from '@/components/ui/fields/text-field'
import { type FactFields, fieldOf } from './facts/field-props'
import { Pair, Section } from './form-section'

/** A product's measures and weight. */
export function SpecificationSection(fields: FactFields) {
  const field = fieldOf(fields)
  const measure = (name: string, label: string, unit: string) => (
    <TextField
      {...field(name)}
      label={`${label} (${unit})`}
      type="number"
      step="0.01"
      min="0"
      inputMode="decimal"
    />
  )
  return (
    <Section title="Spécifications techniques">
      <Pair>
        {measure('heightCm', 'Hauteur', 'cm')}
        {measure('widthCm', 'Largeur', 'cm')}
        {measure('lengthCm', 'Longueur', 'cm')}
        {measure('radiusCm', 'Rayon', 'cm')}
      </Pair>
      <TextField
        {...field('weightGrams')}
        label="Poids (g)"
        type="number"
        step="0.01"
        min="0"
        inputMode="decimal"
        required
        hint="Pour calculer le prix de la livraison."
      />
    </Section>
  )
}
