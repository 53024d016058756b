import { CheckboxField } from '@/components/ui/fields/checkbox-field'
import { TextareaField, TextField } from '@/components/ui/fields/text-field'

type Props = {
  texts: Readonly<Record<string, string>>
  issues: Readonly<Record<string, string>>
  idPrefix?: string
}

/** The manufacturer and the responsible person in the Union, of one product or of a shop's products. */
export function MakerFields({ texts, issues, idPrefix = '' }: Props) {
  const isOutside = texts.manufacturerOutsideEu !== undefined
  const party = (name: 'manufacturer' | 'responsible', label: string, ofLabel: string) =>
    [
      { part: 'Name', label, maxLength: 200 },
      { part: 'Address', label: `Adresse postale ${ofLabel}`, maxLength: 500 },
      {
        part: 'Contact',
        label: `Contact ${ofLabel}`,
        hint: 'Une adresse e-mail, ou l’adresse d’une page web.',
        maxLength: 2_000,
      },
    ].map(({ part, ...field }) => {
      const Field = part === 'Address' ? TextareaField : TextField
      return (
        <Field
          key={part}
          {...field}
          name={`${name}${part}`}
          id={`${idPrefix}${name}${part}`}
          optional
          autoComplete="off"
          defaultValue={texts[`${name}${part}`] ?? ''}
          issue={issues[`${name}${part}`]}
          {...(part === 'Address' && { rows: 2 })}
        />
      )
    })
  return (
    <>
      {party('manufacturer', 'Fabricant', 'du fabricant')}
      <CheckboxField
        key={String(isOutside)}
        name="manufacturerOutsideEu"
        id={`${idPrefix}manufacturerOutsideEu`}
        label="Le fabricant est hors de l’Union européenne"
        hint="Une personne responsable établie dans l’Union est alors obligatoire."
        defaultChecked={isOutside}
        issue={issues.manufacturerOutsideEu}
      />
      {party('responsible', 'Personne responsable dans l’Union', 'de la personne responsable')}
    </>
  )
}
