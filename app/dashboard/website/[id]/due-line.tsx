import { TriangleAlert } from 'lucide-react'
import type { Due } from '@/lib/domain/billing/due'
import type { Day } from '@/lib/domain/calendar'
import { DueLink, WriteLink } from '../../facturation/due-link'
import { dueWords } from '../../facturation/due-words'

/** A touch target's height, without making the line higher. */
const LINK =
  'mr-3 inline-block font-semibold text-late underline underline-offset-4 sm:mr-0 pointer-coarse:-my-3 pointer-coarse:py-3'

type Props = {
  due: Due
  today: Day
  isOwn: boolean
  /** Whether the bar above all screens adds nothing, and is hidden (globals.css). */
  saysAll: boolean
}

/** The amount due of the site's subscription, in its billing card. */
export function DueLine({ due, today, isOwn, saysAll }: Props) {
  return (
    <section
      aria-label="Facturation"
      data-says-due={saysAll || undefined}
      className="col-span-full flex gap-x-2 rounded-b-card border-hairline border-t bg-late-ground px-4 py-1.5 text-late text-sm max-sm:text-[0.8125rem]/5 lg:px-5"
    >
      <TriangleAlert aria-hidden="true" className="mt-1 size-4 shrink-0" />
      <p className="flex-1 text-wrap py-0.5 sm:flex sm:flex-wrap sm:items-center sm:gap-x-5">
        <span className="font-medium sm:flex-1">{dueWords(due, today)}.</span>{' '}
        {isOwn && <DueLink due={due} className={LINK} />}
        {isOwn && due.invoices.length > 0 && <WriteLink className={LINK} />}
      </p>
    </section>
  )
}
