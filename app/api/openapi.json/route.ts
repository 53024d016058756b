import { on, route } from '@/app/api/_http/route'
import { openApiOperation } from '@/app/api/_wire/health'
import { openApiDocument } from '@/app/api/_wire/openapi'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  on(openApiOperation, async () => ({ ...openApiDocument() })),
)
