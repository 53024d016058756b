import { FileWarning, ReceiptText, TriangleAlert } from 'lucide-react'
import { AppLink } from '@/components/navigation/app-link'
import { buttonStyle } from '@/components/ui/button'
import type { Due } from '@/lib/domain/billing/due'
import type { Day } from '@/lib/domain/calendar'
import { DueLink, WriteLink } from '../facturation/due-link'
import { dueWords } from '../facturation/due-words'
import { ToDoLine } from './to-do-group'

const SMALL = buttonStyle({ size: 'small' })

type Props = {
  due: Due
  /** The name of the subscription, or the subject of the invoice. */
  name: string
  today: Day
}

/** The task that a subscription, or an invoice without one, leaves to its client. */
export function BillLine({ due, name, today }: Props) {
  if (due.state === 'waiting')
    return (
      <ToDoLine
        icon={FileWarning}
        title="Une facture attend vos informations de facturation"
        about={[name, 'Le service, lui, continue.']}
      >
        <AppLink href="/dashboard/facturation/coordonnees" className={SMALL}>
          Compléter
        </AppLink>
      </ToDoLine>
    )
  const isLate = due.state === 'late' || due.state === 'interrupted'
  return (
    <ToDoLine
      {...(isLate ? { icon: TriangleAlert, look: 'late' } : { icon: ReceiptText })}
      title={dueWords(due, today)}
      about={[name]}
    >
      <span className="flex flex-wrap gap-x-4 gap-y-2">
        <DueLink due={due} about={name} className={SMALL} />
        {isLate && due.invoices.length > 0 && <WriteLink className="text-link text-sm" />}
      </span>
    </ToDoLine>
  )
}
