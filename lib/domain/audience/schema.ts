import { z } from 'zod'

/** Longest host name of the DNS. */
export const HOST_MAX = 253

/** Days up to today; the longest is 52 weeks. */
export const PERIODS = ['30', '90', '364'] as const
export type ViewPeriod = (typeof PERIODS)[number]

/** The query of the screen and its export: a period and the sort order of the pages. Anything else is refused. */
export const AudienceFilter = z.strictObject(
  {
    periode: z.enum(PERIODS).optional(),
    sort: z.enum(['views', 'change', 'path']).optional(),
    order: z.enum(['asc', 'desc']).optional(),
  },
  { error: ({ code }) => (code === 'unrecognized_keys' ? 'Ce critère est inconnu.' : undefined) },
)
export type AudienceFilter = z.infer<typeof AudienceFilter>
