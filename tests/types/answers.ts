import { z } from 'zod'
import { on, route } from '@/app/api/_http/route'
import { operation } from '@/app/api/_wire/operation'
import { IdCursor } from '@/lib/domain/paging'

// Checked by `tsc`: each line below `@ts-expect-error` has to be an error, or the check fails.

const base = { path: '/essai', tag: 'Essai', summary: 'Essayer', access: 'public', status: 200 } as const
const Row = z.object({ Id: z.int(), Name: z.string() })
const one = operation({ ...base, method: 'GET', answer: Row })
const nested = operation({
  ...base,
  method: 'GET',
  answer: z.object({
    Owner: z.object({ Id: z.int() }).nullable(),
    Files: z.array(z.object({ Url: z.string() })),
  }),
})
const list = operation({ ...base, method: 'GET', list: { row: Row, cursor: IdCursor } })
const none = operation({ ...base, method: 'POST', body: z.object({ Zip: z.string() }), status: 204 })

export const routes = route(
  on(one, async () => ({ Id: 1, Name: 'un' })),
  // @ts-expect-error a field is missing
  on(one, async () => ({ Id: 1 })),
  // @ts-expect-error a field has another type
  on(one, async () => ({ Id: '1', Name: 'un' })),
  // @ts-expect-error a field is not published
  on(one, async () => ({ Id: 1, Name: 'un', PasswordHash: 'x' })),

  on(nested, async () => ({ Owner: { Id: 1 }, Files: [{ Url: '/a' }] })),
  // @ts-expect-error a field of an object within is not published
  on(nested, async () => ({ Owner: { Id: 1, Email: 'x' }, Files: [] })),
  // @ts-expect-error a field of a row within is not published
  on(nested, async () => ({ Owner: null, Files: [{ Url: '/a', Key: 'x' }] })),

  on(list, async () => ({ rows: [{ Id: 1, Name: 'un' }], next: { id: 1 } })),
  // @ts-expect-error a row lacks a field
  on(list, async () => ({ rows: [{ Id: 1 }], next: { id: 1 } })),
  // @ts-expect-error a row has a field that is not published
  on(list, async () => ({ rows: [{ Id: 1, Name: 'un', Secret: 'x' }], next: null })),
  // @ts-expect-error the cursor is another list's
  on(list, async () => ({ rows: [{ Id: 1, Name: 'un' }], next: { position: 1 } })),
  // @ts-expect-error rows without a slice
  on(list, async () => [{ Id: 1, Name: 'un' }]),
  on(list, async ({ page }) => ({
    rows: [],
    // @ts-expect-error the cursor has an id and no position
    next: page.after && { id: page.after.position },
  })),

  on(none, async ({ body }) => void body.Zip),
  // @ts-expect-error the body has no such field
  on(none, async ({ body }) => void body.zip),
  // @ts-expect-error no query was declared
  on(none, async ({ query }) => void query.zip),
  // @ts-expect-error only a list has pages
  on(none, async ({ page }) => void page.limit),
  // @ts-expect-error nothing is answered
  on(none, async () => ({ Id: 1 })),
)

// @ts-expect-error the limit is not in the table
operation({ ...base, method: 'POST', limit: 'unknown' })
