import { Badge } from '@/components/ui/badge'
import { Moment } from '@/components/ui/dates/dates'
import { ActionForm } from '@/components/ui/forms/action-form'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { Card } from '@/components/ui/layout/card'
import type { ReturnRequest } from '@/lib/domain/returns/request-return'
import { seeReturnAction } from './actions'

/** The shopper's return requests; empty without one. */
export function ReturnsCard({ requests }: { requests: ReturnRequest[] }) {
  if (requests.length === 0) return null
  return (
    <Card id="retours" className="flex flex-col gap-3 p-5 sm:p-6 print:p-4">
      <h2 className="text-xl">{requests.length > 1 ? 'Demandes de retour' : 'Demande de retour'}</h2>
      <ul className="divide-y divide-hairline">
        {requests.map((request) => (
          <Line key={request.id} request={request} />
        ))}
      </ul>
    </Card>
  )
}

const Line = ({ request: { id, orderId, reason, createdAt, seenAt } }: { request: ReturnRequest }) => (
  <li className="flex flex-col items-start gap-2 py-3 first:pt-0 last:pb-0">
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
      <Moment at={createdAt} />
      {seenAt ? (
        <span>
          vue le <Moment at={seenAt} />
        </span>
      ) : (
        <Badge look="late">À voir</Badge>
      )}
    </p>
    <p className="wrap-anywhere whitespace-pre-line">{reason}</p>
    {!seenAt && (
      <div className="flex flex-wrap gap-3 print:hidden">
        <ActionForm action={seeReturnAction} fields={{ orderId, requestId: id }}>
          <SubmitButton look="secondary" size="small">
            Vue
          </SubmitButton>
        </ActionForm>
      </div>
    )}
  </li>
)
