import { z } from 'zod'
import { optionalText } from '../fields'

const DIRECTIONS = ['asc', 'desc'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** What a list of the administration can be asked, by its screen, its call and its export alike: words to find, filters
 *  of its own, and one of its orders. Anything else is refused. */
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

/** A text column in a cursor, which a caller can make up: PostgreSQL knows no NUL. */
export const cursorText = z
  .string()
  .max(1_000)
  .refine((text) => !text.includes('\0') && text.isWellFormed())
