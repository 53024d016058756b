import { redirect } from 'next/navigation'
import { listMovements } from '@/lib/domain/accounting/queries'
import { Month } from '@/lib/domain/accounting/schema'
import { parisDay } from '@/lib/domain/calendar'
import { csvDownload } from '@/lib/server/documents/csv-download'
import { orNotFound, pathId } from '@/lib/server/requests/or-not-found'
import { requireSignedIn } from '@/lib/server/session/session'
import { MOVEMENT_CSV } from '../movement-csv'

type Props = { params: Promise<{ websiteId: string }> }

/** A month of the accounts as a file, read in one snapshot. Without a month, redirects to the screen. */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  const { websiteId } = await params
  const path = `/dashboard/ecom/${encodeURIComponent(websiteId)}/comptes`
  const ctx = await requireSignedIn(path)
  const month = Month.safeParse(new URL(request.url).searchParams.get('mois'))
  if (!month.success) redirect(path)
  const asked = { websiteId: pathId(websiteId), month: month.data }
  const rows = await orNotFound(listMovements(ctx, asked))
  return csvDownload({
    name: `comptes-${month.data}`,
    today: parisDay(ctx.now()),
    columns: MOVEMENT_CSV,
    read: async () => ({ rows, previous: null, next: null }),
  })
}
