import { SelectField } from '@/components/ui/fields/select-field'
import { TextareaField, TextField } from '@/components/ui/fields/text-field'
import { VAT_RATES } from '@/lib/domain/vat'
import { type FactFields, fieldOf } from './facts/field-props'
import { Pair, Section } from './form-section'

const CATEGORIES = 'categories-connues'

/** A product's name, price and place in the shop. `categories`: suggested while typing. */
export function BasicSection({ categories, ...fields }: FactFields & { categories: string[] }) {
  const { texts } = fields
  const field = fieldOf(fields)
  return (
    <Section title="Informations de base">
      <TextField {...field('name')} label="Nom du produit" required maxLength={150} />
      <TextareaField {...field('description')} label="Description" optional rows={4} />
      <Pair>
        <TextField
          {...field('priceCents')}
          label="Prix (€)"
          required
          inputMode="decimal"
          placeholder="19,90"
          hint="TVA comprise."
          className="tabular-nums"
        />
        <SelectField {...field('vatPermille')} key={texts.vatPermille} label="TVA">
          {VAT_RATES.map((permille) => (
            <option key={permille} value={permille / 10}>
              {(permille / 10).toLocaleString('fr-FR')}&nbsp;%
            </option>
          ))}
        </SelectField>
      </Pair>
      <Pair>
        <TextField {...field('category')} label="Catégorie" optional maxLength={100} list={CATEGORIES} />
        <TextField {...field('subCategory')} label="Sous-catégorie" optional maxLength={100} />
      </Pair>
      <datalist id={CATEGORIES}>
        {categories.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
      <TextField
        {...field('reference')}
        label="Référence"
        optional
        maxLength={60}
        hint="La vôtre, pour vos commandes et vos imports. Sans elle, le produit en reçoit une."
      />
    </Section>
  )
}
