import { z } from 'zod'
import { MaybeIdText } from '@/lib/domain/entity-id'
import { HONEYPOT } from '@/lib/domain/forms/schema'

/** The values that both forms send in addition to their fields. */
export const STEPS = {
  step: z.enum(['fill', 'edit', 'confirm']).catch('fill'),
  [HONEYPOT]: z.string().default(''),
  subscriptionId: MaybeIdText.default(null),
}
