import { type CancellationKind, readOwnContracts } from '@/lib/domain/cancellations/policy'

type Props = { kind: CancellationKind; values: Record<string, string> }

const ENDS: Record<CancellationKind, string> = {
  termination: 'Vous êtes connecté\u00a0: la résiliation du contrat choisi prend effet dès sa notification.',
  withdrawal: 'Vous êtes connecté\u00a0: la rétractation du contrat choisi prend effet dès sa confirmation.',
}

/** With a session: the choice of the person's own contract to end, and the effects. */
export function OwnContracts({ kind, values }: Props) {
  const contracts = readOwnContracts(values.own)
  if (contracts.length === 0) return null
  const chosen = values.subscriptionId ?? (contracts.length === 1 ? String(contracts[0]?.id) : undefined)
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 font-semibold text-sm">Votre contrat</legend>
      <p className="text-muted text-sm">{ENDS[kind]}</p>
      {contracts.map(({ id, label, effects }) => (
        <Choice key={id} value={String(id)} chosen={chosen} label={`${label} (contrat n°\u00a0${id})`}>
          {effects}
        </Choice>
      ))}
      <Choice value="" chosen={chosen} label="Un autre contrat">
        Nous le retrouvons d’après ce qui est écrit ci-dessus.
      </Choice>
    </fieldset>
  )
}

type ChoiceProps = { value: string; chosen: string | undefined; label: string; children: string }

const Choice = ({ value, chosen, label, children }: ChoiceProps) => (
  <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded-button border border-control bg-background px-4 py-3 has-checked:border-accent has-checked:ring-2 has-checked:ring-accent">
    <input
      type="radio"
      name="subscriptionId"
      value={value}
      defaultChecked={value === chosen}
      required
      className="mt-1 size-4 shrink-0"
    />
    <span className="min-w-0">
      <span className="wrap-anywhere block font-medium">{label}</span>
      <span className="block text-muted text-sm">{children}</span>
    </span>
  </label>
)
