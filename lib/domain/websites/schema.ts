import { z } from 'zod'
import type { PlanKey, Rhythm } from '@/content/plan-facts'
import { ServiceStatus, SubscriptionPlan } from '../billing/schema'
import { EntityId } from '../entity-id'
import { optionalText, requiredText, webAddress } from '../fields'
import { cursorText, listFilter, SEARCH_MAX } from '../lists/filter'

export { ServiceStatus } from '../billing/schema'

export type Website = {
  id: number
  clientId: number
  subscriptionId: number | null
  name: string
  url: string
  imageUrl: string | null
  status: ServiceStatus
  /** Who took it offline; null: the agency, or it is online. */
  inactiveBy: 'owner' | 'billing' | null
}

/** The agency's input. */
export const WebsiteInput = z.object({
  clientId: EntityId,
  subscriptionId: EntityId.nullable(),
  name: requiredText('Le nom', 150),
  url: webAddress('L’adresse du site'),
  imageUrl: z
    .literal('')
    .transform(() => null)
    .or(webAddress('L’adresse de l’image').nullable()),
  status: ServiceStatus,
})
export type WebsiteInput = z.infer<typeof WebsiteInput>

/** The statuses an owner may set on their own site. */
export const OwnStatus = z.enum(['active', 'inactive'], { error: 'Le statut est active ou inactive.' })
export type OwnStatus = z.infer<typeof OwnStatus>

/** The first one is the default sort of a list: newest first. */
const WEBSITE_SORTS = ['id', 'name', 'status'] as const

/** `search`: in name and address; `client`: in its client's name, e-mail and business. */
export const WebsiteFilter = listFilter(WEBSITE_SORTS, {
  client: optionalText('Le client', SEARCH_MAX).optional(),
  status: ServiceStatus.optional(),
  plan: SubscriptionPlan.optional(),
})
export type WebsiteFilter = z.infer<typeof WebsiteFilter>

const CURSORS = {
  id: z.object({ sort: z.literal('id'), id: EntityId }),
  name: z.object({ sort: z.literal('name'), name: cursorText, id: EntityId }),
  status: z.object({ sort: z.literal('status'), status: ServiceStatus, id: EntityId }),
} satisfies Record<(typeof WEBSITE_SORTS)[number], z.ZodType>

export const WebsiteCursor = z.discriminatedUnion('sort', [CURSORS.id, CURSORS.name, CURSORS.status])
export type WebsiteCursor = z.infer<typeof WebsiteCursor>

/** The cursor schema of the filter's sort order. */
export const websiteCursor = ({ sort = 'id' }: WebsiteFilter): z.ZodType<WebsiteCursor> => CURSORS[sort]

/** A website as the agency lists it. */
export type ListedWebsite = Website & {
  clientName: string
  clientEmail: string
  /** Its subscription's plan. */
  plan: PlanKey | null
  paymentPlan: Rhythm | null
}
