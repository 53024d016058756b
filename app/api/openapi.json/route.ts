import { JsonText } from '@/app/api/_http/json-text'
import { on, route } from '@/app/api/_http/route'
import { openApiOperation } from '@/app/api/_wire/health'
import { openApiDocument } from '@/app/api/_wire/openapi'

let written: string | undefined

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(openApiOperation, async () => {
    written ??= JSON.stringify(openApiDocument())
    return new JsonText(written)
  }),
)
