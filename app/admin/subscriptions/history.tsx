import { type ComponentProps, type ReactNode, useId } from 'react'
import { HistoryEntries } from '@/components/billing/history'
import type { TimelineLine } from '@/lib/domain/billing/read-timeline'
import { InvoiceList } from './invoice-list'
import { Reminders } from './reminders'

type Props = ComponentProps<typeof InvoiceList> &
  ComponentProps<typeof Reminders> & { timeline: readonly TimelineLine[] }

/** The history of a subscription. */
export const History = ({ invoices, openInvoices, timeline, renewal, warnings }: Props) => (
  <div className="mt-8 flex flex-col gap-8">
    <Section title="Factures">
      <InvoiceList invoices={invoices} openInvoices={openInvoices} />
    </Section>
    {(renewal || warnings.length > 0) && (
      <Section title="Rappels et avertissements">
        <Reminders renewal={renewal} warnings={warnings} />
      </Section>
    )}
    <Section title="Chronologie">
      <HistoryEntries entries={timeline} />
    </Section>
  </div>
)

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2 border-hairline border-t pt-6">
      <h3 id={id} className="text-lg">
        {title}
      </h3>
      {children}
    </section>
  )
}
