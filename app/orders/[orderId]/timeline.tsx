import { clsx } from 'clsx'
import { Card } from '@/components/ui/card'
import { Moment } from '@/components/ui/dates'
import type { Order } from '@/lib/domain/orders/queries'
import { type AskedShipment, timelineOf } from './timeline-steps'

type Props = { order: Order; shipment: AskedShipment | null }

export function Timeline({ order, shipment }: Props) {
  const steps = timelineOf(order, shipment)
  return (
    <Card className="flex flex-col gap-3 p-5 sm:p-6 print:hidden">
      <h2 className="text-xl">Suivi</h2>
      <ol>
        {steps.map(({ words, at, isToCome }, index) => (
          <li key={`${words} ${at?.getTime()}`} className="group relative flex gap-3 not-last:pb-4">
            {index < steps.length - 1 && (
              <span aria-hidden="true" className="absolute top-3 bottom-0 left-[5px] w-0.5 bg-hairline" />
            )}
            <span
              aria-hidden="true"
              className={clsx(
                'relative mt-1.5 size-3 shrink-0 rounded-full border-2',
                isToCome ? 'border-control bg-surface' : 'border-accent-ring bg-accent-ring',
              )}
            />
            <span className={clsx('min-w-0', isToCome && 'text-muted')}>
              <span className="block font-medium leading-snug">
                {words}
                {isToCome && <span className="sr-only"> (à venir)</span>}
              </span>
              {at && (
                <span className="text-muted text-sm">
                  <Moment at={at} />
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
