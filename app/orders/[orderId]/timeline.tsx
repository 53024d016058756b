import { StepList } from '@/components/orders/step-list'
import { Card } from '@/components/ui/card'
import type { Order } from '@/lib/domain/orders/queries'
import { timelineOf } from './timeline-steps'

export const Timeline = ({ order }: { order: Order }) => (
  <Card className="flex flex-col gap-3 p-5 sm:p-6 print:hidden">
    <h2 className="text-xl">Suivi</h2>
    <StepList steps={timelineOf(order)} />
  </Card>
)
