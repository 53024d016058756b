import { create as contentDisposition } from 'content-disposition'
import { redirect } from 'next/navigation'
import { parisDay } from '@/lib/domain/calendar'
import { exportShopper } from '@/lib/domain/shoppers/export-shopper'
import { ShopperAddress } from '@/lib/domain/shoppers/schema'
import { orNotFound, pathId } from '@/lib/server/requests/or-not-found'
import { requireSignedIn } from '@/lib/server/session/session'

type Props = { params: Promise<{ websiteId: string }> }

/** All of the shop's data about one shopper, as a file to hand over. Without an email address, redirects to the screen. */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  const { websiteId } = await params
  const path = `/dashboard/ecom/${encodeURIComponent(websiteId)}/acheteurs`
  const ctx = await requireSignedIn(path)
  const asked = ShopperAddress.safeParse({ email: new URL(request.url).searchParams.get('adresse') })
  if (!asked.success) redirect(path)
  const shopper = await orNotFound(exportShopper(ctx, { websiteId: pathId(websiteId), ...asked.data }))
  return new Response(`${JSON.stringify(shopper, null, 2)}\n`, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': contentDisposition(`donnees-acheteur-${parisDay(ctx.now())}.json`),
      'Cache-Control': 'private, no-store',
    },
  })
}
