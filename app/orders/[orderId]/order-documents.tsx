import { FileText } from 'lucide-react'
import { ButtonLink } from '@/components/ui/button'
import type { Order } from '@/lib/domain/orders/queries'

/** The order's papers, as PDF. */
export const OrderDocuments = ({ order: { id, paidAt } }: { order: Pick<Order, 'id' | 'paidAt'> }) => (
  <div className="flex flex-wrap gap-2 print:hidden">
    <Paper href={`/api/orders/${id}/packing-slip`} name="Bon de préparation" />
    {paidAt && <Paper href={`/api/orders/${id}/receipt`} name="Reçu" />}
  </div>
)

const Paper = ({ href, name }: { href: string; name: string }) => (
  <ButtonLink href={href} download look="secondary" size="small">
    <FileText aria-hidden="true" className="size-4" />
    {name} (PDF)
  </ButtonLink>
)
