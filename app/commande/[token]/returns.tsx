import { Moment } from '@/components/ui/dates/dates'
import { Card } from '@/components/ui/layout/card'
import type { ReturnRequest } from '@/lib/domain/returns/request-return'
import { ReturnForm } from './return-form'

type Props = {
  token: string
  requests: ReturnRequest[]
  /** Whether another return may be requested. */
  isOpen: boolean
}

/** The shopper's return requests with their dates, and the form for a new one. */
export function Returns({ token, requests, isOpen }: Props) {
  if (requests.length === 0 && !isOpen) return null
  return (
    <Card id="retours" className="flex flex-col gap-4 print:p-4">
      <h2 className="text-xl">Retour</h2>
      {requests.length > 0 && (
        <ul className="divide-y divide-hairline">
          {requests.map(({ id, reason, createdAt, seenAt }) => (
            <li key={id} className="flex flex-col gap-1 py-3 first:pt-0 last:pb-0">
              <p className="font-semibold">
                Demandé le <Moment at={createdAt} />
              </p>
              <p className="wrap-anywhere whitespace-pre-line">{reason}</p>
              <p className="text-muted text-sm">
                {seenAt ? (
                  <>
                    Vue par la boutique le <Moment at={seenAt} />
                  </>
                ) : (
                  'Transmise à la boutique, qui vous répond par e-mail.'
                )}
              </p>
            </li>
          ))}
        </ul>
      )}
      {isOpen && (
        <ReturnForm token={token} submissionId={crypto.randomUUID()} isFirst={requests.length === 0} />
      )}
    </Card>
  )
}
