import { StepList } from '@/components/orders/step-list'
import { Card } from '@/components/ui/layout/card'
import type { Order } from '@/lib/domain/orders/queries'
import { type AskedShipment, timelineOf } from './timeline-steps'

type Props = { order: Order; shipment: AskedShipment | null }

export const Timeline = ({ order, shipment }: Props) => (
  <Card className="flex flex-col gap-3 p-5 sm:p-6 print:hidden">
    <h2 className="text-xl">Suivi</h2>
    <StepList steps={timelineOf(order, shipment)} />
  </Card>
)
