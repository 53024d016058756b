import { Moment } from '@/components/ui/dates/dates'
import { ActionForm } from '@/components/ui/forms/action-form'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { Card } from '@/components/ui/layout/card'
import { sendTestAction, setActiveAction } from './actions'
import { DeleteEndpoint } from './delete-endpoint'
import { DeliveryLog } from './delivery-log'
import type { EndpointWithLog } from './load-webhooks'
import { RenewSecret } from './renew-secret'
import { Secret } from './secret'
import { Trouble } from './trouble'

/** One endpoint: its state, its secret, its actions and its deliveries. */
export function EndpointCard({ endpoint, deliveries, more }: EndpointWithLog) {
  const { id, websiteId, url, secret, active } = endpoint
  const oldUntil = stillToCome(endpoint.previousSecretUntil)
  const title = `adresse-${id}`
  return (
    <Card className="flex flex-col gap-6 p-5 sm:p-6">
      <article aria-labelledby={title} className="contents">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h3
            id={title}
            className="min-w-0 flex-1 basis-64 wrap-anywhere text-wrap font-semibold font-text text-lg tracking-normal"
          >
            {url}
          </h3>
          <ActionForm
            action={setActiveAction}
            fields={{ websiteId, endpointId: id, active: String(!active) }}
            undo={{
              action: setActiveAction,
              fields: { websiteId, endpointId: id, active: String(active) },
            }}
          >
            <Switch on={active} about={url} />
          </ActionForm>
        </div>
        <Trouble endpoint={endpoint} />
        <div className="flex flex-col gap-2">
          {secret === null ? (
            <p className="text-muted text-sm">
              Vous consultez ce compte&nbsp;: le secret ne vous est pas montré.
            </p>
          ) : (
            <Secret secret={secret} about={url} />
          )}
          {oldUntil && (
            <p className="text-muted text-sm">
              Secret renouvelé&nbsp;: nos messages portent aussi la signature de l’ancien, jusqu’au{' '}
              <Moment at={oldUntil} />. Remplacez-le d’ici là sur votre site.
            </p>
          )}
        </div>
        <div className="flex flex-wrap items-start gap-3">
          <ActionForm action={sendTestAction} fields={{ websiteId, endpointId: id }}>
            <SubmitButton look="secondary" size="small" disabled={!active}>
              Envoyer un essai
            </SubmitButton>
          </ActionForm>
          <RenewSecret websiteId={websiteId} endpointId={id} url={url} oldUntil={oldUntil} />
          <DeleteEndpoint websiteId={websiteId} endpointId={id} url={url} />
        </div>
        <DeliveryLog endpoint={endpoint} deliveries={deliveries} more={more} />
      </article>
    </Card>
  )
}

const stillToCome = (at: Date | null) => (at && at.getTime() > Date.now() ? at : null)

function Switch({ on, about }: { on: boolean; about: string }) {
  return (
    <button
      type="submit"
      role="switch"
      aria-checked={on}
      aria-label={`Prévenir ${about}`}
      className="group inline-flex min-h-9 items-center gap-2.5 rounded-button font-semibold text-sm pointer-coarse:min-h-11"
    >
      <span aria-hidden="true">{on ? 'Active' : 'Désactivée'}</span>
      <span
        aria-hidden="true"
        className="switch-track flex h-6 w-11 items-center rounded-full border border-control bg-sunken p-0.5 group-aria-checked:border-accent-ring group-aria-checked:bg-accent-fill"
      >
        <span className="switch-knob size-4.5 rounded-full bg-control transition-transform duration-120 group-aria-checked:translate-x-5 group-aria-checked:bg-accent-on" />
      </span>
    </button>
  )
}
