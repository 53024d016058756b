import { Badge } from '@/components/ui/badge'
import { Moment } from '@/components/ui/dates/dates'
import { ActionForm } from '@/components/ui/forms/action-form'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { Table } from '@/components/ui/lists/table'
import type { DeliveryState, WebhookDelivery } from '@/lib/domain/webhooks/schema'
import { retryAction } from './actions'
import { eventName } from './event-name'

const STATES: Record<DeliveryState, { look: 'success' | 'danger' | 'late'; label: string }> = {
  pending: { look: 'late', label: 'En attente' },
  delivered: { look: 'success', label: 'Reçu' },
  failed: { look: 'danger', label: 'Échec' },
}

type Props = { websiteId: number; deliveries: WebhookDelivery[]; isActive: boolean }

/** The deliveries to an endpoint, latest first. */
export const DeliveryTable = ({ websiteId, deliveries, isActive }: Props) => (
  <Table
    label="Journal des envois"
    isFramed={false}
    rows={deliveries}
    rowKey={({ id }) => id}
    columns={[
      { title: 'Événement', className: 'md:w-56', cell: (delivery) => <Event delivery={delivery} /> },
      {
        title: 'État',
        card: 'right',
        className: 'whitespace-nowrap md:w-32',
        cell: ({ state }) => <State state={state} />,
      },
      {
        title: 'Réponse',
        card: 'wide',
        className: 'text-sm',
        cell: (delivery) => <Answer delivery={delivery} />,
      },
      {
        title: 'Tentatives',
        className: 'text-sm max-md:self-center md:w-40',
        cell: (delivery) => <Attempts delivery={delivery} />,
      },
      {
        title: 'Action',
        isTitleHidden: true,
        card: 'right',
        className: 'md:w-26 md:text-right',
        cell: ({ id }) => (
          <ActionForm action={retryAction} fields={{ websiteId, deliveryId: id }}>
            <SubmitButton look="secondary" size="small" disabled={!isActive}>
              Renvoyer<span className="sr-only"> l’envoi n° {id}</span>
            </SubmitButton>
          </ActionForm>
        ),
      },
    ]}
  />
)

type Part = { delivery: WebhookDelivery }

const Event = ({ delivery }: Part) => (
  <>
    <span className="font-semibold">{eventName(delivery)}</span>
    <span className="block text-muted text-sm">
      <Moment at={delivery.createdAt} />
    </span>
  </>
)

const State = ({ state }: { state: DeliveryState }) => (
  <Badge look={STATES[state].look}>{STATES[state].label}</Badge>
)

function Answer({ delivery: { lastStatus, lastError, lastAnswer } }: Part) {
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

function Attempts({ delivery: { attempts, nextAttemptAt } }: Part) {
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
