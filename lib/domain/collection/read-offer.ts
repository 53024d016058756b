import { isToComplete } from '@/content/brand'
import type { PlanKey, Rhythm } from '@/content/plan-facts'
import { parisDay } from '../calendar'
import { actingUser, type Context } from '../context'
import { readBillingDetails } from '../contracts/billing-details'
import type { BillingDetails } from '../contracts/schema'
import { readOwesVat } from '../invoices/client-regime'
import { type Offer, offerOn } from './offer'
import { findDevelopment, requireTarget, type Target } from './offer-target'
import { offerText } from './offer-text'

/** `startsAtOnce`: by a separate checkbox, the client asks that service begin before the right to withdraw ends. */
export type OfferInput = Target & { plan: PlanKey; paymentPlan: Rhythm; startsAtOnce: boolean }

export type ShownOffer = Offer & {
  site: string | null
  developmentCents: number | null
  /** The text to store and mail, one fact per line. */
  text: string
  /** The client must complete their details first; until then the offer is for a consumer. */
  lacksDetails: boolean
  /** The agency's own facts are missing: nothing can be concluded online. */
  isClosed: boolean
}

/** The firm offer that the actor's client is shown. `not_found` and `conflict` as `requireTarget` says. */
export async function readOffer(
  ctx: Pick<Context, 'actor' | 'db' | 'now' | 'seller'>,
  { plan, paymentPlan, startsAtOnce, ...target }: OfferInput,
): Promise<ShownOffer> {
  const { clientId } = actingUser(ctx)
  const { site } = await requireTarget(ctx, clientId, target)
  const details = await readBillingDetails(ctx)
  const today = parisDay(ctx.now())
  const kind = details.kind ?? 'consumer'
  // Only a consumer has the right that the checkbox is about.
  const offer = offerOn(today, {
    ...{ kind, plan, paymentPlan, owesVat: await readOwesVat(ctx, clientId) },
    startsAtOnce: kind !== 'consumer' || startsAtOnce,
  })
  const developmentCents = await findDevelopment(ctx, clientId, target)
  const { seller } = ctx
  return {
    ...{ ...offer, site, developmentCents },
    text: offerText(today, offer, { seller, client: clientWords(details), site, developmentCents }),
    lacksDetails: !details.isComplete,
    isClosed: Object.values(seller).some(isToComplete),
  }
}

const clientWords = ({ name, line1, line2, postalCode, city, siren }: BillingDetails): string =>
  [name, line1, line2, [postalCode, city].filter(Boolean).join(' '), siren && `SIREN ${siren}`]
    .filter(Boolean)
    .join(', ')
