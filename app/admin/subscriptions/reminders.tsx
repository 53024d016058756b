import { Badge } from '@/components/ui/badge'
import type { RenewalReminder } from '@/lib/domain/contracts/renewal-reminders'
import type { Warning } from '@/lib/domain/contracts/warnings'
import { frenchDay } from '@/lib/domain/french-days'

type Props = { renewal: RenewalReminder | null; warnings: readonly Warning[] }

/** The written notices to the client, sent or missing: the reminder required by law, and warnings. */
export function Reminders({ renewal, warnings }: Props) {
  return (
    <ul className="flex flex-col gap-3 text-sm">
      {renewal && (
        <li className="flex flex-col gap-1">
          <span className="flex flex-wrap items-center gap-2 font-semibold">
            Rappel de reconduction (L.&nbsp;215-1) <RenewalBadge {...renewal} />
          </span>
          <span className="text-muted">{renewalWords(renewal)}</span>
        </li>
      )}
      {warnings.toReversed().map(({ id, warnedOn, deadline, reason }) => (
        <li key={id} className="flex flex-col gap-1">
          <span className="font-semibold">Avertissement du {frenchDay(warnedOn)}</span>
          <span className="wrap-anywhere text-muted">
            {reason} · délai jusqu’au {frenchDay(deadline)} inclus
          </span>
        </li>
      ))}
    </ul>
  )
}

const BADGES = {
  sent: ['success', 'Envoyé'],
  due: ['info', 'À envoyer'],
  later: ['neutral', 'Plus tard'],
  missed: ['danger', 'Manqué'],
} as const

function RenewalBadge({ state }: RenewalReminder) {
  const [look, word] = BADGES[state]
  return <Badge look={look}>{word}</Badge>
}

function renewalWords({ state, from, latest, refuseUntil, sentOn }: RenewalReminder): string {
  const year = `l’année payée jusqu’au ${frenchDay(refuseUntil)}`
  if (state === 'sent' && sentOn) return `Envoyé le ${frenchDay(sentOn)}, pour ${year}.`
  if (state === 'missed')
    return `Il devait partir au plus tard le ${frenchDay(latest)}\u00a0: si ${year} se renouvelle, le client pourra partir à tout moment et sera remboursé au prorata.`
  return `Part tout seul entre le ${frenchDay(from)} et le ${frenchDay(latest)}, pour ${year}.`
}
