import { TriangleAlert } from 'lucide-react'
import type { Due } from '@/lib/domain/billing/due'
import type { Day } from '@/lib/domain/calendar'
import { DueLink, WriteLink } from './due-link'
import { dueWords } from './due-words'

const LINK =
  'inline-flex min-h-8 shrink-0 items-center font-semibold text-late underline underline-offset-4 pointer-coarse:min-h-11'

/** Shown on every screen of a client whose subscription is late or interrupted, or with another invoice due. */
export function DueBar({ dues, today }: { dues: Due[]; today: Day }) {
  const [first, ...others] = dues
  if (!first) return null
  return (
    <section
      aria-label="Facturation"
      className="border-hairline border-b bg-late-ground text-late text-sm print:hidden"
    >
      <div className="mx-auto flex max-w-6xl items-center gap-3 px-4 py-1.5 md:px-6">
        <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
        <p className="min-w-0 flex-1">
          {dueWords(first, today)}.
          {others.length > 0 &&
            (others.length === 1
              ? ' Un autre paiement attend aussi.'
              : ` ${others.length} autres paiements attendent aussi.`)}
        </p>
        <DueLink due={first} className={LINK} />
        {first.invoices.length > 0 && <WriteLink className={`${LINK} max-sm:hidden`} />}
      </div>
    </section>
  )
}
