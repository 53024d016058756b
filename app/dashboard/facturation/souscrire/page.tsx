import type { Metadata } from 'next'
import { AppLink } from '@/components/navigation/app-link'
import { Alert } from '@/components/ui/layout/alert'
import { Card } from '@/components/ui/layout/card'
import { NO_TITLE } from '@/components/ui/lists/no-title'
import { BRAND_NAME } from '@/content/brand-name'
import { PLAN_FACTS } from '@/content/plan-facts'
import { isViewed } from '@/lib/domain/context'
import { readBillingDetails } from '@/lib/domain/contracts/billing-details'
import type { BillingDetails } from '@/lib/domain/contracts/schema'
import { EntityIdText } from '@/lib/domain/entity-id'
import { listOwnWebsites } from '@/lib/domain/websites/queries'
import type { Query } from '@/lib/server/requests/list-address'
import { requireSignedIn } from '@/lib/server/session/session'
import { DetailsForm } from '../coordonnees/details-form'
import { BillingStepFrame } from '../frame'
import { planHref, planOf, rhythmOf } from '../plan-address'
import { PlanChoice } from '../plan-choice'
import { Offer } from './offer'
import { SiteChoice } from './site-choice'

const PATH = '/dashboard/facturation/souscrire'
const MAX_SITES = 200

export const metadata: Metadata = { title: NO_TITLE }

/** `site`, or `abonnement` for an ended one; `formule` and `rythme`: the choice. */
export default async function SubscribePage({ searchParams }: { searchParams: Promise<Query> }) {
  const ctx = await requireSignedIn(PATH)
  const query = await searchParams
  const [details, { rows: sites }] = await Promise.all([
    readBillingDetails(ctx),
    listOwnWebsites(ctx, { limit: MAX_SITES, after: null }),
  ])
  const subscriptionId = EntityIdText.safeParse(query.abonnement).data
  const free = sites.filter(({ subscriptionId: covering }) => covering === null)
  const websiteId = subscriptionId === undefined ? EntityIdText.safeParse(query.site).data : undefined
  const kept = { abonnement: subscriptionId, site: websiteId }
  const plan = planOf(query)
  const paymentPlan = rhythmOf(query) ?? 'monthly'
  const title = subscriptionId === undefined ? 'Choisir une formule' : 'Se réabonner'
  return (
    <BillingStepFrame title={title}>
      {(plan === null || details.isComplete) && <title>{`${title} · ${BRAND_NAME}`}</title>}
      {subscriptionId === undefined && free.length > 0 && (
        <SiteChoice
          sites={free}
          chosen={websiteId ?? null}
          hrefOf={(site) => planHref(PATH, { plan, paymentPlan }, { site })}
        />
      )}
      <section aria-labelledby="formule" className="flex flex-col gap-4">
        <h2 id="formule" className="text-xl">
          Votre formule
        </h2>
        <PlanChoice
          chosen={plan}
          paymentPlan={paymentPlan}
          hrefOf={(choice) => planHref(PATH, choice, kept)}
        />
      </section>
      {plan && (
        <section aria-labelledby="client" className="flex flex-col gap-4">
          <h2 id="client" className="text-xl">
            Qui êtes-vous&nbsp;?
          </h2>
          <Card className="p-5 sm:p-6">
            {details.isComplete ? (
              <Who details={details} />
            ) : (
              <DetailsForm
                details={details}
                pageTitle={title}
                isViewed={isViewed(ctx.actor)}
                submit="Continuer"
              />
            )}
          </Card>
        </section>
      )}
      {plan && details.isComplete && (
        <Offer ctx={ctx} selection={{ websiteId, subscriptionId, plan, paymentPlan }} kind={details.kind} />
      )}
      {!plan && (
        <p className="text-muted">
          Choisissez une formule&nbsp;: vous lisez l’offre entière avant de vous engager.{' '}
          {PLAN_FACTS.premium.name} convient à la plupart des sites.
        </p>
      )}
      {plan && !details.isComplete && (
        <Alert look="info" role={undefined}>
          L’offre s’affiche une fois ces informations enregistrées. Vous ne payez rien avant de l’avoir lue.
        </Alert>
      )}
    </BillingStepFrame>
  )
}

const Who = ({ details }: { details: BillingDetails }) => (
  <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
    <p className="min-w-0">
      <strong className="wrap-anywhere font-semibold">{details.name}</strong>
      <span className="wrap-anywhere block text-muted">
        {[details.line1, details.line2, `${details.postalCode} ${details.city}`].filter(Boolean).join(', ')}
      </span>
    </p>
    <AppLink href="/dashboard/facturation/coordonnees" className="text-link">
      Modifier<span className="sr-only"> vos informations de facturation</span>
    </AppLink>
  </div>
)
