import { redirect } from 'next/navigation'
import { listLabels } from '@/lib/domain/accounting/labels'
import { Month } from '@/lib/domain/accounting/schema'
import { parisDay } from '@/lib/domain/calendar'
import { csvDownload } from '@/lib/server/documents/csv-download'
import { requirePageAccess } from '@/lib/server/session/session'
import { LABEL_CSV } from '../label-csv'

const PATH = '/admin/etiquettes'

/** A month's labels as a file, read in one snapshot. Without a month, redirects to the screen. */
export async function GET(request: Request): Promise<Response> {
  const ctx = await requirePageAccess(PATH, 'fees.manage')
  const month = Month.safeParse(new URL(request.url).searchParams.get('mois'))
  if (!month.success) redirect(PATH)
  const rows = await listLabels(ctx, month.data)
  return csvDownload({
    name: `etiquettes-${month.data}`,
    today: parisDay(ctx.now()),
    columns: LABEL_CSV,
    read: async () => ({ rows, previous: null, next: null }),
  })
}
