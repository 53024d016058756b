import { z } from 'zod'

/** Longest host name of the DNS. */
export const HOST_MAX = 253

/** Days up to today; the longest is 52 weeks. */
export const PERIODS = ['30', '90', '364'] as const
export type ViewPeriod = (typeof PERIODS)[number]

/** What the screen and its export are asked: a period and how the pages are sorted. Anything else is refused. */
export const AudienceFilter = z.strictObject(
  {
    periode: z.enum(PERIODS).optional(),
    sort: z.enum(['views', 'change', 'path']).optional(),
    order: z.enum(['asc', 'desc']).optional(),
  },
  { error: ({ code }) => (code === 'unrecognized_keys' ? 'Ce critère est inconnu.' : undefined) },
)
export type AudienceFilter = z.infer<typeof AudienceFilter>
