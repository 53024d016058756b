import { FieldNotes } from '@/components/ui/fields/field'
import { Fieldset } from '@/components/ui/fields/fieldset'
import { TextField } from '@/components/ui/fields/text-field'

/** Length, width and height in whole centimetres. */
export type KnownSides = readonly [number, number, number]

const SIDES = [
  { name: 'sides.length', label: 'Longueur' },
  { name: 'sides.width', label: 'Largeur' },
  { name: 'sides.height', label: 'Hauteur' },
] as const

type Props = {
  known: KnownSides | null
  typed: Record<string, string> | null
  issues: Record<string, string>
}

/** The sides of the packed parcel, prefilled if known. A fault of all of them is shown below. */
export const SidesFields = ({ known, typed, issues }: Props) => (
  <Fieldset className="flex flex-col gap-2">
    <legend className="mb-2 font-semibold text-sm">Dimensions du colis fermé, en centimètres</legend>
    <div className="grid grid-cols-3 items-start gap-3">
      {SIDES.map(({ name, label }, index) => (
        <TextField
          key={name}
          name={name}
          label={label}
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          defaultValue={typed?.[name] ?? known?.[index] ?? ''}
          issue={issues[name]}
          {...(issues.sides && { 'aria-invalid': true, 'aria-describedby': 'sides-issue' })}
          className="tabular-nums"
        />
      ))}
    </div>
    <FieldNotes name="sides" hint={null} issue={issues.sides} />
  </Fieldset>
)
