import { z } from 'zod'
import { optionalText } from '../fields'

const DIRECTIONS = ['asc', 'desc'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** The parameters of an administration list, for its screen, its API call and its export alike: search words, the list's own
 *  filters, and one of its sort orders. Anything else is refused. */
export function listFilter<const Sort extends string, Shape extends z.ZodRawShape>(
  sorts: readonly Sort[],
  filters: Shape,
) {
  return z.strictObject(
    {
      search: optionalText('La recherche', SEARCH_MAX).optional(),
      ...filters,
      sort: z.enum(sorts).optional(),
      order: z.enum(DIRECTIONS).optional(),
    },
    { error: ({ code }) => (code === 'unrecognized_keys' ? 'Ce critère est inconnu.' : undefined) },
  )
}

export const SEARCH_MAX = 100

/** A text column in a cursor. A caller can forge cursors, and PostgreSQL accepts no NUL. */
export const cursorText = z
  .string()
  .max(1_000)
  .refine((text) => !text.includes('\0') && text.isWellFormed())
