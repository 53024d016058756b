import { Badge } from '@/components/ui/badge'
import { Moment } from '@/components/ui/dates/dates'
import { SWITCH_OFF_AFTER_DAYS } from '@/lib/domain/webhooks/policy'
import type { ShownEndpoint } from '@/lib/domain/webhooks/schema'

/** The first attempts are seconds and minutes apart: failures resolved within an hour are not reported. */
const HOUR_MS = 3_600_000

/** Why an endpoint is disabled, or will be. */
export function Trouble({
  endpoint: { active, goneAt, givenUpAt, failingSince },
}: {
  endpoint: ShownEndpoint
}) {
  if (goneAt) {
    return (
      <p className="text-muted">
        <Badge look="danger">410</Badge> Votre site a répondu que cette adresse n’existe plus : nous l’avons
        désactivée.
      </p>
    )
  }
  if (givenUpAt) {
    return (
      <p className="text-muted">
        <Badge look="danger">Échec</Badge> Rien n’y est arrivé pendant plus de {SWITCH_OFF_AFTER_DAYS}
        &nbsp;jours : nous l’avons désactivée le <Moment at={givenUpAt} />. Vérifiez-la avec votre
        développeur, puis activez-la.
      </p>
    )
  }
  if (!active || !failingSince || Date.now() - failingSince.getTime() < HOUR_MS) return null
  return (
    <p className="text-muted">
      <Badge look="late">En échec</Badge> Rien n’y arrive depuis le <Moment at={failingSince} />. Après{' '}
      {SWITCH_OFF_AFTER_DAYS}&nbsp;jours, nous désactiverons cette adresse et vous écrirons.
    </p>
  )
}
