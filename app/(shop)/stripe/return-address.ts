import { z } from 'zod'
import { EntityIdText } from '@/lib/domain/entity-id'

const ReturnAddress = z
  .object({ website: EntityIdText, commande: z.uuid() })
  .transform(({ website, commande }) => ({ websiteId: website, submissionId: commande }))

/** Which order the provider sent the shopper back for; null for an address without one. */
export const readReturnAddress = (query: unknown) => ReturnAddress.safeParse(query).data ?? null
