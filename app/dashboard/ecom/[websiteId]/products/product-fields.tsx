import type { ReactNode } from 'react'
import { CheckboxField } from '@/components/ui/checkbox-field'
import { Fieldset } from '@/components/ui/fieldset'
import { SelectField } from '@/components/ui/select-field'
import { TextareaField, TextField } from '@/components/ui/text-field'
import { VAT_RATES } from '@/lib/domain/vat'
import { EXCEPTION_LABELS, WITHDRAWAL_EXCEPTIONS } from '@/lib/domain/withdrawal-exceptions'

type Props = {
  texts: Readonly<Record<string, string>>
  issues: Readonly<Record<string, string>>
  /** Suggested while typing. */
  categories: string[]
  /** The section of the legally required facts. */
  facts: ReactNode
  /** The section of a new product's stock. */
  stock: ReactNode
  /** The section of the pictures. */
  media: ReactNode
}

const CATEGORIES = 'categories-connues'

/** The sections of the product's form. */
export function ProductFields({ texts, issues, categories, facts, stock, media }: Props) {
  const field = (name: string) => ({
    name,
    // The list's filter has fields of these names, too.
    id: `produit-${name}`,
    defaultValue: texts[name] ?? '',
    issue: issues[name],
    autoComplete: 'off',
  })
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
    <>
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
      {facts}
      <Section title="Rétractation">
        <SelectField
          {...field('withdrawalException')}
          key={texts.withdrawalException}
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
      {stock}
      {media}
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
    </>
  )
}

/** A part of the product's form. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Fieldset className="flex flex-col gap-4">
    <legend className="mb-4 w-full border-hairline border-b pb-2 font-bold font-display text-lg">
      {title}
    </legend>
    {children}
  </Fieldset>
)

const Pair = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">{children}</div>
)
