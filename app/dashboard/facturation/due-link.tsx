import { AppLink } from '@/components/navigation/app-link'
import type { Due } from '@/lib/domain/billing/due'

export const BILLING_PATH = '/dashboard/facturation'

/** The way out of what is due: to where it is paid, or to the agency when there is nothing to pay. */
export function DueLink({ due, className, about }: { due: Due; className: string; about?: string }) {
  if (due.invoices.length === 0) return <WriteLink className={className} />
  return (
    <AppLink href={`${BILLING_PATH}#a-regler`} className={className}>
      Régler
      {about && <span className="sr-only">&nbsp;: {about}</span>}
    </AppLink>
  )
}

/** Beside what is due: to ask the agency about it. */
export const WriteLink = ({ className }: { className: string }) => (
  <AppLink href="/dashboard/new-ticket" className={className}>
    Nous écrire
  </AppLink>
)
