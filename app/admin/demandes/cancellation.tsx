import { Outcome } from '@/app/_cancellation/outcome'
import { Badge } from '@/components/ui/badge'
import { Moment } from '@/components/ui/dates/dates'
import { ActionForm } from '@/components/ui/forms/action-form'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { Alert } from '@/components/ui/layout/alert'
import { NOUNS } from '@/lib/domain/cancellations/policy'
import {
  type CancellationDetail,
  type Choice,
  findCancellationDetail,
  findChoice,
} from '@/lib/domain/cancellations/queries'
import type { Context } from '@/lib/domain/context'
import { confirmCancellationAction } from './actions'
import { CloseCancellation } from './close-cancellation'
import { ContractSearch } from './contract-search'

const UNREACHABLE = 'Rien n’est confirmé. Vérifiez votre connexion, puis réessayez.'
const STATES = {
  received: { look: 'late', text: 'À traiter' },
  confirmed: { look: 'success', text: 'Confirmée' },
  closed: { look: 'info', text: 'Close' },
} as const
const HANDLERS = {
  client: 'par le client, connecté',
  link: 'par le client, avec le lien reçu à l’adresse du contrat',
  agency: 'par l’agence',
}

type Props = {
  ctx: Context
  messageId: number
  /** The number of the contract searched for. */
  wanted: number | null
  closeHref: string
}

/** The state of a declared termination or withdrawal, and its confirmation by the agency. */
export async function CancellationSection({ ctx, messageId, wanted, closeHref }: Props) {
  const detail = await findCancellationDetail(ctx, { messageId })
  if (!detail) return null
  const { cancellation, choices } = detail
  const { status, kind, outcome, subscriptionId, answer } = cancellation
  const isOpen = status === 'received'
  const found =
    isOpen && wanted !== null ? await findChoice(ctx, { messageId, subscriptionId: wanted }) : null
  const shown = found && !choices.some(({ id }) => id === found.id) ? [...choices, found] : choices
  return (
    <section aria-labelledby="fin-de-contrat" className="flex flex-col gap-4 border-hairline border-t pt-6">
      <h3 id="fin-de-contrat" className="flex flex-wrap items-center gap-2 text-lg">
        {kind === 'termination' ? 'Résiliation' : 'Rétractation'}
        <Badge look={STATES[status].look}>{STATES[status].text}</Badge>
      </h3>
      <History detail={detail} />
      {outcome && <Outcome level="h4" subscriptionId={subscriptionId} outcome={outcome} />}
      {answer && <p className="wrap-anywhere whitespace-pre-line">«&nbsp;{answer}&nbsp;»</p>}
      {shown.map((choice) => (
        <Confirm key={choice.id} messageId={messageId} noun={NOUNS[kind]} choice={choice} />
      ))}
      {wanted !== null && isOpen && !found && (
        <Alert look="info" role={undefined}>
          Le contrat n°&nbsp;{wanted} n’existe pas, a pris fin, ou ne peut pas prendre fin par cette
          déclaration.
        </Alert>
      )}
      {isOpen && kind === 'withdrawal' && <NamedQuote contract={detail.declaration.contract} />}
      {isOpen && <ContractSearch messageId={messageId} kind={kind} wanted={wanted} />}
      {isOpen && <CloseCancellation messageId={messageId} closeHref={closeHref} />}
    </section>
  )
}

/** The withdrawal from a quote is recorded on its own page, where the agency also decides on the deposit. */
function NamedQuote({ contract }: { contract: string }) {
  const [number] = /\bD-\d{4}-\d{4,}\b/i.exec(contract) ?? []
  if (!number) return null
  return (
    <p>
      La déclaration nomme un devis&nbsp;:{' '}
      <a href={`/admin/devis?search=${number.toUpperCase()}`} className="text-link">
        enregistrer la rétractation du devis {number.toUpperCase()}
      </a>
      .
    </p>
  )
}

function History({ detail: { cancellation, choices } }: { detail: CancellationDetail }) {
  const { status, handler, handledAt, askedAt, matchedAt } = cancellation
  if (status !== 'received' && handler && handledAt)
    return (
      <p className="text-muted text-sm">
        {status === 'closed' ? 'Close' : 'Confirmée'} {HANDLERS[handler]}, le <Moment at={handledAt} />.
      </p>
    )
  return (
    <p className="text-muted text-sm">
      {askedAt ? (
        <>
          Une confirmation a été demandée à l’adresse du contrat le <Moment at={askedAt} />.
        </>
      ) : choices.length > 0 ? (
        'Le contrat est retrouvé\u00a0; son client n’a pas encore été invité à confirmer.'
      ) : matchedAt ? (
        'Aucun contrat n’a été retrouvé\u00a0: cherchez-le ci-dessous, ou répondez.'
      ) : (
        'Le contrat est en cours de recherche.'
      )}{' '}
      Le jour de la déclaration compte, quelle que soit la date de la confirmation.
    </p>
  )
}

type ConfirmProps = { messageId: number; noun: string; choice: Choice }

const Confirm = ({ messageId, noun, choice: { id, outcome } }: ConfirmProps) => (
  <div className="flex flex-col gap-4 rounded-card border border-hairline p-4">
    <Outcome level="h4" subscriptionId={id} outcome={outcome} />
    <div className="flex flex-wrap gap-3">
      <ActionForm
        action={confirmCancellationAction}
        fields={{ messageId, subscriptionId: id }}
        unreachable={UNREACHABLE}
      >
        <SubmitButton look="danger" className="max-sm:w-full">
          Confirmer la {noun}
          <span className="sr-only">&nbsp;du contrat n°&nbsp;{id}</span>
        </SubmitButton>
      </ActionForm>
    </div>
  </div>
)
