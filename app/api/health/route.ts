import { on, route } from '@/app/api/_http/route'
import { healthOperation } from '@/app/api/_wire/health'
import { assertReady } from '@/lib/server/instance/readiness'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(healthOperation, async () => {
    await assertReady()
    return { status: 'ok' as const }
  }),
)
