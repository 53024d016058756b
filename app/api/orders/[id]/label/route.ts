import { on, route } from '@/app/api/_http/route'
import { getLabelOperation } from '@/app/api/_wire/shipments'
import { readLabel } from '@/lib/domain/shipping/queries'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(getLabelOperation, async ({ ctx, params }) => {
    const pdf = await readLabel(ctx, params.id)
    return new Response(new Uint8Array(pdf), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="etiquette-${params.id}.pdf"`,
        'x-content-type-options': 'nosniff',
      },
    })
  }),
)
