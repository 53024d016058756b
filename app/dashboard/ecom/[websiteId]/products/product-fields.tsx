import type { ReactNode } from 'react'
import { CheckboxField } from '@/components/ui/fields/checkbox-field'
import { SelectField } from '@/components/ui/fields/select-field'
import { TextareaField, TextField } from '@/components/ui/fields/text-field'
import { EXCEPTION_LABELS, WITHDRAWAL_EXCEPTIONS } from '@/lib/domain/withdrawal-exceptions'
import { BasicSection } from './basic-section'
import { type FactFields, fieldOf } from './facts/field-props'
import { Section } from './form-section'
import { SpecificationSection } from './specification-section'

type Props = FactFields & {
  /** Suggested while typing. */
  categories: string[]
  /** The section of the legally required facts. */
  facts: ReactNode
  /** The section of a new product's stock. */
  stock: ReactNode
  /** The section of the pictures. */
  media: ReactNode
}

/** The sections of the product's form. */
export const ProductFields = ({ categories, facts, stock, media, ...fields }: Props) => (
  <>
    <BasicSection {...fields} categories={categories} />
    <SpecificationSection {...fields} />
    <FeatureSection {...fields} />
    {facts}
    <WithdrawalSection {...fields} />
    {stock}
    {media}
    <SettingsSection {...fields} />
  </>
)

function FeatureSection(fields: FactFields) {
  const field = fieldOf(fields)
  return (
    <Section title="Caractéristiques">
      <TextareaField {...field('composition')} label="Composition" optional rows={3} />
      <TextareaField {...field('risks')} label="Risques" optional rows={3} />
      <TextareaField
        {...field('notes')}
        label="Notes internes"
        optional
        rows={3}
        hint="Pour vous seulement, jamais montrées aux clients."
      />
    </Section>
  )
}

function WithdrawalSection(fields: FactFields) {
  const field = fieldOf(fields)
  return (
    <Section title="Rétractation">
      <SelectField
        {...field('withdrawalException')}
        key={fields.texts.withdrawalException}
        label="Exception au droit de rétractation"
        hint="Seulement si l’article L. 221-28 du Code de la consommation la prévoit. Vos clients la lisent avant de payer."
      >
        <option value="">Aucune&nbsp;: 14 jours pour se rétracter</option>
        {WITHDRAWAL_EXCEPTIONS.map((exception) => (
          <option key={exception} value={exception}>
            {EXCEPTION_LABELS[exception]}
          </option>
        ))}
      </SelectField>
    </Section>
  )
}

function SettingsSection(fields: FactFields) {
  const { texts } = fields
  const field = fieldOf(fields)
  return (
    <Section title="Paramètres">
      <TextField
        {...field('lowStockThreshold')}
        label="Alerte de stock"
        optional
        type="number"
        step="1"
        min="0"
        inputMode="numeric"
        hint="Un e-mail quand il ne reste que ce nombre de pièces à vendre, ou moins&nbsp;; pour chaque taille, sauf celles qui ont leur propre alerte."
      />
      <CheckboxField
        name="showcase"
        id="produit-showcase"
        label="Mettre en vedette"
        defaultChecked={texts.showcase !== undefined}
      />
      <CheckboxField
        name="active"
        id="produit-active"
        label="Visible dans la boutique"
        defaultChecked={texts.active !== undefined}
      />
    </Section>
  )
}
