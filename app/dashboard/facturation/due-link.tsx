import { AppLink } from '@/components/navigation/app-link'
import type { Due } from '@/lib/domain/billing/due'

export const BILLING_PATH = '/dashboard/facturation'

/** The link to settle an amount due: to the payment, or to the agency when nothing can be paid. */
export function DueLink({ due, className, about }: { due: Due; className: string; about?: string }) {
  if (due.invoices.length === 0) return <WriteLink className={className} />
  return (
    <AppLink href={`${BILLING_PATH}#a-regler`} className={className}>
      Régler
      {about && <span className="sr-only">&nbsp;: {about}</span>}
    </AppLink>
  )
}

/** The link to ask the agency about an amount due. */
export const WriteLink = ({ className }: { className: string }) => (
  <AppLink href="/dashboard/new-ticket" className={className}>
    Nous écrire
  </AppLink>
)
