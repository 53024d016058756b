import { z } from 'zod'
import { EntityId } from '../entity-id'

/** So many orders are shipped one after another while their owner waits. */
export const BATCH_MAX = 25

export const BatchInput = z.object({
  websiteId: EntityId,
  orderIds: z
    .array(EntityId)
    .min(1, { error: 'Choisissez au moins une commande.' })
    .max(BATCH_MAX, { error: `Choisissez ${BATCH_MAX} commandes au plus.` }),
})
export type BatchInput = z.infer<typeof BatchInput>
