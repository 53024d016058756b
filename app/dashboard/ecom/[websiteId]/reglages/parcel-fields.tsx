import { Fieldset } from '@/components/ui/fields/fieldset'
import { TextField } from '@/components/ui/fields/text-field'
import type { Shop } from '@/lib/domain/shops/schema'

const SIDES = [
  { name: 'parcelLengthCm', label: 'Longueur' },
  { name: 'parcelWidthCm', label: 'Largeur' },
  { name: 'parcelHeightCm', label: 'Hauteur' },
] as const

type Props = { shop: Shop; typed: Record<string, string> | null; issues: Record<string, string> }

/** The default parcel declared to the carrier, for orders without their own dimensions. */
export const ParcelFields = ({ shop, typed, issues }: Props) => (
  <Fieldset aria-describedby="parcel-hint">
    <legend className="font-semibold text-sm">Colis habituel, en centimètres</legend>
    <p id="parcel-hint" className="mt-1 mb-3 text-muted text-sm">
      Le transporteur demande les dimensions d’un colis à domicile. Celles-ci servent quand l’article n’a pas
      les siennes.
    </p>
    <div className="grid grid-cols-3 items-start gap-3">
      {SIDES.map(({ name, label }) => (
        <TextField
          key={name}
          name={name}
          label={label}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          defaultValue={typed?.[name] ?? shop[name] ?? ''}
          issue={issues[name]}
          className="tabular-nums"
        />
      ))}
    </div>
  </Fieldset>
)
