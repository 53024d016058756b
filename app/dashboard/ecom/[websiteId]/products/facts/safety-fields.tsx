import { MakerFields } from '@/components/catalogue/maker-fields'
import { CheckboxField } from '@/components/ui/fields/checkbox-field'
import { TextField } from '@/components/ui/fields/text-field'
import { boxOf, type FactFields, fieldOf } from './field-props'

/** The responsible person of a product, and its identification (GPSR, article 19). */
export function SafetyFields(fields: FactFields) {
  const field = fieldOf(fields)
  const { key, ...noWarning } = boxOf(fields)('noWarning')
  return (
    <>
      <p className="text-muted text-sm">
        Sans fabricant indiqué ici, celui des réglages de votre boutique est montré.
      </p>
      <MakerFields {...fields} idPrefix="produit-" />
      <TextField
        {...field('identifier')}
        label="Type, lot ou code-barres"
        optional
        maxLength={200}
        hint="Votre référence suffit, si vous en avez donné une."
      />
      <CheckboxField
        key={key}
        {...noWarning}
        label="Ce produit ne demande aucun avertissement"
        hint="Sinon, écrivez-les au champ «&nbsp;Risques&nbsp;»."
      />
    </>
  )
}
