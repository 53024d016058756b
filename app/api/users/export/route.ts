import { makeZip } from 'client-zip'
import { on, route } from '@/app/api/_http/route'
import { exportOwnDataOperation } from '@/app/api/_wire/users'
import { exportData, recordExport } from '@/lib/domain/data-export/export-data'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(exportOwnDataOperation, async ({ ctx }) => {
    await recordExport(ctx)
    return new Response(makeZip(zipped(ctx)), {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="ostal-mes-donnees-${ctx.now().toISOString().slice(0, 10)}.zip"`,
        'Cache-Control': 'private, no-store',
      },
    })
  }),
)

async function* zipped(ctx: Parameters<typeof exportData>[0]) {
  for await (const { name, content } of exportData(ctx))
    yield { name, input: content, lastModified: ctx.now() }
}
