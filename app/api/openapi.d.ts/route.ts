import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { on, route } from '@/app/api/_http/route'
import { apiTypesOperation } from '@/app/api/_wire/health'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(apiTypesOperation, async () => {
    const types = await readFile(join(process.cwd(), 'lib/browser/api-types.ts'), 'utf8')
    return new Response(types, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
  }),
)
