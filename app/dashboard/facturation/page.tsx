import type { Metadata } from 'next'
import { History } from '@/components/billing/history'
import { EndLinks } from '@/components/cancellations/end-links'
import { AppLink } from '@/components/navigation/app-link'
import { buttonStyle } from '@/components/ui/button'
import { Alert } from '@/components/ui/layout/alert'
import { Card } from '@/components/ui/layout/card'
import { Pager } from '@/components/ui/lists/pager'
import { isViewed } from '@/lib/domain/context'
import { listOwnQuotes } from '@/lib/domain/quotes/list-quotes'
import type { Query } from '@/lib/server/requests/list-address'
import { requireSignedIn } from '@/lib/server/session/session'
import { CardActions } from './card-actions'
import { DueList } from './due-list'
import { BillingFrame } from './frame'
import { InvoiceTable } from './invoice-table'
import { LineList } from './line-list'
import { loadBilling } from './load-billing'
import { loadReturn } from './load-return'
import { NoSubscription } from './no-subscription'
import { Notes } from './notes'
import { QuoteList } from './quote-list'
import { ReturnNote } from './return-note'
import { SubscriptionCard } from './subscription-card'

export const metadata: Metadata = { title: 'Facturation' }

/** `page`, `retour`: the provider's page that the client returns from; the rest filters the list of invoices (`loadInvoices`). */
type Props = { searchParams: Promise<Query> }

export default async function BillingPage({ searchParams }: Props) {
  const ctx = await requireSignedIn('/dashboard/facturation')
  // First, because settling the page changes the data loaded below.
  const query = await searchParams
  const outcome = await loadReturn(ctx, query)
  const {
    today,
    subscriptions,
    standalone,
    lines,
    invoices: listed,
    isWaiting,
  } = await loadBilling(ctx, query)
  const quotes = await listOwnQuotes(ctx)
  const viewed = isViewed(ctx.actor)
  return (
    <BillingFrame
      action={
        <AppLink
          href="/dashboard/facturation/coordonnees"
          className={buttonStyle({ look: 'secondary', size: 'small' })}
        >
          <span className="md:hidden">Coordonnées</span>
          <span className="max-md:hidden">Informations de facturation</span>
        </AppLink>
      }
    >
      {outcome && <ReturnNote outcome={outcome} />}
      {viewed && (
        <Alert look="info" role={undefined}>
          Vous consultez ce compte&nbsp;: seul le client peut payer, changer de formule ou résilier.
        </Alert>
      )}
      <DueList subscriptions={subscriptions} standalone={standalone} today={today} isViewed={viewed} />
      {isWaiting && <WaitingNote />}
      <QuoteList quotes={quotes} />
      <SubscriptionSection subscriptions={subscriptions} today={today} isViewed={viewed} />
      {lines.length > 0 && (
        <section aria-labelledby="services" className="flex flex-col gap-4">
          <h2 id="services" className="text-2xl">
            {lines.length > 1 ? 'Autres services' : 'Autre service'}
          </h2>
          <Card className="p-5 sm:p-6">
            <LineList lines={lines} today={today} />
          </Card>
        </section>
      )}
      {listed.invoices.length > 0 && <InvoiceSection {...listed} />}
    </BillingFrame>
  )
}

type Billing = Awaited<ReturnType<typeof loadBilling>>
type SubscriptionsProps = Pick<Billing, 'subscriptions' | 'today'> & { isViewed: boolean }

const SubscriptionSection = ({ subscriptions, today, isViewed }: SubscriptionsProps) => (
  <section aria-labelledby="abonnements" className="flex flex-col gap-4">
    <h2 id="abonnements" className="text-2xl">
      {subscriptions.length > 1 ? 'Vos abonnements' : 'Votre abonnement'}
    </h2>
    {subscriptions.length === 0 && <NoSubscription />}
    {subscriptions.map(({ mayWithdraw, history, ...subscription }) => (
      <div key={subscription.id} id={`abonnement-${subscription.id}`} tabIndex={-1} className="scroll-mt-20">
        <SubscriptionCard
          subscription={subscription}
          today={today}
          notes={<Notes subscription={subscription} today={today} isViewed={isViewed} />}
          actions={
            <CardActions
              subscription={subscription}
              today={today}
              isViewed={isViewed}
              mayWithdraw={mayWithdraw}
            />
          }
          history={<History entries={history} />}
        />
      </div>
    ))}
    {!isViewed && <EndLinks />}
  </section>
)

const InvoiceSection = ({ invoices, links, all }: Billing['invoices']) => (
  <section aria-labelledby="factures" className="flex flex-col gap-4">
    <h2 id="factures" className="text-2xl">
      Factures
    </h2>
    <InvoiceTable invoices={invoices} />
    <Pager {...links} />
    {all && (
      <AppLink href={all} scroll={false} className="text-link self-start">
        Voir toutes les factures
      </AppLink>
    )}
  </section>
)

const WaitingNote = () => (
  <Alert
    look="info"
    role={undefined}
    action={
      <AppLink href="/dashboard/facturation/coordonnees" className="text-info underline">
        Compléter
      </AppLink>
    }
  >
    Une facture attend vos informations de facturation. Le service, lui, continue.
  </Alert>
)
