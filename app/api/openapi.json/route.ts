import { on, route } from '@/app/api/_http/route'
import { openApiOperation } from '@/app/api/_wire/health'
import { openApiDocument } from '@/app/api/_wire/openapi'
import { sessionCookieName } from '@/lib/server/session/session-cookie'

let document: ReturnType<typeof openApiDocument> | undefined

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(openApiOperation, async () => {
    document ??= openApiDocument(sessionCookieName())
    return { ...document }
  }),
)
