import { z } from 'zod'
import { EntityIdText } from '@/lib/domain/entity-id'

const ReturnAddress = z
  .object({ website: EntityIdText, commande: z.uuid() })
  .transform(({ website, commande }) => ({ websiteId: website, submissionId: commande }))

/** The order that the provider's return URL names; null without one. */
export const readReturnAddress = (query: unknown) => ReturnAddress.safeParse(query).data ?? null
