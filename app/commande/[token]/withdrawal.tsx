import { ButtonLink } from '@/components/ui/button'
import { LongDate } from '@/components/ui/dates/dates'
import { Card } from '@/components/ui/layout/card'
import type { Order } from '@/lib/domain/orders/queries'
import { mayWithdraw, withdrawalEndsOn } from '@/lib/domain/withdrawals/policy'

type Props = { order: Order; token: string; now: Date }

/** The right of withdrawal with a link to exercise it in time, and the exclusions that the checkout announced. */
export function Withdrawal({ order, token, now }: Props) {
  const excepted = order.items.filter(({ withdrawalNotice }) => withdrawalNotice)
  const isWhole = excepted.length === order.items.length
  const last = withdrawalEndsOn(order)
  const isRunning = mayWithdraw(order, now)
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-xl">Droit de rétractation</h2>
      {!isWhole && (
        <p>
          Vous avez quatorze jours après la réception pour changer d’avis, sans donner de motif
          {last && (
            <>
              , donc jusqu’au <LongDate value={last} /> inclus
            </>
          )}
          .
        </p>
      )}
      {excepted.length > 0 && (
        <ul className="flex flex-col gap-1.5">
          {excepted.map(({ id, name, withdrawalNotice }) => (
            <li key={id}>
              {name}. <span className="text-muted">{withdrawalNotice}</span>
            </li>
          ))}
        </ul>
      )}
      {isRunning && (
        <ButtonLink
          href={`/commande/${encodeURIComponent(token)}/retractation`}
          look="secondary"
          className="self-start print:hidden"
        >
          Renoncer au contrat ici
        </ButtonLink>
      )}
    </Card>
  )
}
