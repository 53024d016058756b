import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Moment } from '@/components/ui/moment'
import type { DeliveryState, WebhookDelivery } from '@/lib/domain/webhooks/schema'
import { ActionForm } from './action-form'
import { retryAction } from './actions'
import { eventName } from './event-name'

const STATES: Record<DeliveryState, { look: 'success' | 'danger' | 'late'; label: string }> = {
  pending: { look: 'late', label: 'En attente' },
  delivered: { look: 'success', label: 'Reçu' },
  failed: { look: 'danger', label: 'Échec' },
}

const cell = 'max-md:block md:py-3 md:align-top md:not-last:pr-4'

type Props = { websiteId: number; delivery: WebhookDelivery; isActive: boolean }

export function DeliveryRow({ websiteId, delivery, isActive }: Props) {
  const { look, label } = STATES[delivery.state]
  return (
    <tr className="border-hairline not-last:border-b max-md:grid max-md:grid-cols-[1fr_auto] max-md:gap-x-3 max-md:gap-y-1 max-md:py-4">
      <td className={cell}>
        <span className="font-semibold">{eventName(delivery)}</span>
        <span className="block text-muted text-sm">
          <Moment at={delivery.createdAt} />
        </span>
      </td>
      <td className={`${cell} whitespace-nowrap max-md:text-right`}>
        <Badge look={look}>{label}</Badge>
      </td>
      <td className={`${cell} text-sm max-md:col-span-2`}>
        <Answer delivery={delivery} />
      </td>
      <td className={`${cell} text-sm max-md:self-center`}>
        <Attempts delivery={delivery} />
      </td>
      <td className={`${cell} md:text-right`}>
        <ActionForm action={retryAction} fields={{ websiteId, deliveryId: delivery.id }}>
          <Button type="submit" look="secondary" size="small" disabled={!isActive}>
            Renvoyer<span className="sr-only"> l’envoi n° {delivery.id}</span>
          </Button>
        </ActionForm>
      </td>
    </tr>
  )
}

function Answer({ delivery: { lastStatus, lastError, lastAnswer } }: Pick<Props, 'delivery'>) {
  return (
    <>
      {lastStatus !== null && <span className="tabular-nums">HTTP {lastStatus}</span>}
      {lastError && <span className="block text-muted">{lastError}</span>}
      {lastStatus === null && !lastError && <span className="text-muted">Pas encore de réponse</span>}
      {lastAnswer && (
        <details>
          <summary className="text-link text-sm">Voir la réponse</summary>
          <code className="my-1 block break-all rounded-input bg-sunken px-3 py-2">{lastAnswer}</code>
        </details>
      )}
    </>
  )
}

function Attempts({ delivery: { attempts, nextAttemptAt } }: Pick<Props, 'delivery'>) {
  return (
    <>
      <span className="tabular-nums">{attempts}</span>
      <span className="md:hidden"> {attempts > 1 ? 'tentatives' : 'tentative'}</span>
      {attempts > 0 && nextAttemptAt && (
        <span className="block text-muted">
          Prochaine le <Moment at={nextAttemptAt} />
        </span>
      )}
    </>
  )
}
