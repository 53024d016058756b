import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { AppLink } from '@/components/navigation/app-link'
import { buttonStyle } from '@/components/ui/button'
import { longMonth } from '@/components/ui/dates/months'
import { EmptyState } from '@/components/ui/lists/empty-state'
import { ExportLink } from '@/components/ui/lists/export-link'
import { readLabels } from '@/lib/domain/accounting/labels'
import { Month } from '@/lib/domain/accounting/schema'
import { parisMonth, shiftMonth } from '@/lib/domain/calendar'
import { formatBill } from '@/lib/domain/money'
import type { Query } from '@/lib/server/requests/list-address'
import { requirePageAccess } from '@/lib/server/session/session'
import { AdminFrame } from '../frame'
import { LabelTable } from './label-table'

export const metadata: Metadata = { title: 'Étiquettes · Admin Dashboard' }

const PATH = '/admin/etiquettes'

/** `mois`: the month shown; the current one by default. */
export default async function LabelsPage({ searchParams }: { searchParams: Promise<Query> }) {
  const ctx = await requirePageAccess(PATH, 'fees.manage')
  const thisMonth = parisMonth(ctx.now())
  const month = Month.safeParse((await searchParams).mois).data ?? thisMonth
  const sellers = await readLabels(ctx, month)
  const labels = sellers.reduce((sum, seller) => sum + seller.labels, 0)
  const cents = sellers.reduce((sum, { tariffCents }) => sum + tariffCents, 0)
  return (
    <AdminFrame current={PATH}>
      <p className="max-w-prose text-muted max-md:-mb-2 max-md:text-sm">
        Le transporteur facture ces étiquettes à l’agence. Elles comptent le jour de l’expédition, à l’heure
        de Paris, au tarif de ce jour-là. Ce qu’un vendeur a confié à un autre transporteur n’y est pas.
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h2 className="text-2xl first-letter:uppercase">{longMonth(month)}</h2>
        <nav aria-label="Mois" className="flex flex-wrap gap-2">
          <MonthLink month={shiftMonth(month, -1)}>
            <ChevronLeft aria-hidden="true" className="size-4" />
            {longMonth(shiftMonth(month, -1))}
          </MonthLink>
          {month < thisMonth && (
            <MonthLink month={shiftMonth(month, 1)}>
              {longMonth(shiftMonth(month, 1))}
              <ChevronRight aria-hidden="true" className="size-4" />
            </MonthLink>
          )}
        </nav>
      </div>
      {sellers.length === 0 ? (
        <EmptyState sentence={`Aucune étiquette en ${longMonth(month)}.`} />
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="font-semibold tabular-nums">
              {labels} {labels > 1 ? 'étiquettes' : 'étiquette'} · {formatBill(cents)}
            </p>
            <ExportLink href={`${PATH}/export?mois=${month}`} />
          </div>
          <LabelTable month={month} sellers={sellers} />
        </>
      )}
    </AdminFrame>
  )
}

const MonthLink = ({ month, children }: { month: string; children: ReactNode }) => (
  <AppLink href={`${PATH}?mois=${month}`} className={buttonStyle({ look: 'secondary', size: 'small' })}>
    {children}
  </AppLink>
)
