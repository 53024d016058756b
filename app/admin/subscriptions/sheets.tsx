import type { ComponentProps } from 'react'
import type { SubscriptionDetail } from '@/lib/domain/billing/details'
import { readSubscriptionDetail } from '@/lib/domain/billing/read-details'
import { readTimeline } from '@/lib/domain/billing/read-timeline'
import type { Subscription } from '@/lib/domain/billing/schema'
import { earliestTerms } from '@/lib/domain/billing-rules/terms-change'
import { addMonths, parisDay } from '@/lib/domain/calendar'
import { readRenewalReminder } from '@/lib/domain/contracts/renewal-reminders'
import { listWarnings } from '@/lib/domain/contracts/warnings'
import { listInvoices } from '@/lib/domain/invoices/list-invoices'
import { listOpenRefunds } from '@/lib/domain/invoices/open-refunds'
import { getUser } from '@/lib/domain/users/queries'
import type { Query } from '@/lib/server/requests/list-address'
import { orNotFound, pathId } from '@/lib/server/requests/or-not-found'
import type { SignedInContext } from '@/lib/server/session/session'
import { clientOf } from '../client-line'
import { ClientSearch } from '../client-search'
import { NEW_ROW, readClient, type Sheet } from '../sheet'
import { readGesture, readSteps, STANDALONE_ROW, sheetAddresses, TERMS_ROW } from './address'
import { GestureLinks } from './gesture-links'
import { GestureSheet } from './gestures/gesture-sheet'
import { TermsForm } from './gestures/terms'
import { History } from './history'
import { Lines } from './lines'
import { Notes } from './notes'
import { StandaloneSheet } from './standalone-sheet'
import { subscriptionName } from './subscription-name'
import { SubscriptionSheet } from './subscription-sheet'
import { Summary } from './summary'
import { TITLE } from './title'

/** The sheet that the list's URL names. */
export async function openSheet(ctx: SignedInContext, sheet: Sheet, query: Query) {
  if (sheet.open === TERMS_ROW)
    return <TermsForm closeHref={sheet.closeHref} earliest={earliestTerms(parisDay(ctx.now()))} />
  if (sheet.open === STANDALONE_ROW) return <StandaloneSheet ctx={ctx} sheet={sheet} query={query} />
  const isNew = sheet.open === NEW_ROW
  const detail = isNew ? null : await orNotFound(readSubscriptionDetail(ctx, pathId(sheet.open)))
  const gesture = readGesture(query)
  if (detail && gesture)
    return (
      <GestureSheet
        key={gesture}
        ctx={ctx}
        detail={detail}
        sheet={sheet}
        gesture={gesture}
        steps={readSteps(query)}
      />
    )
  const { clientId, searching, searchHref } = readClient(sheet, detail)
  if (clientId === null)
    return (
      <ClientSearch
        ctx={ctx}
        sheet={sheet}
        pageTitle={TITLE}
        title={
          detail ? `Client de l’abonnement «\u00a0${subscriptionName(detail)}\u00a0»` : 'Nouvel abonnement'
        }
        keep={searching}
      />
    )
  const today = parisDay(ctx.now())
  const form = {
    client: clientOf(await orNotFound(getUser(ctx, clientId))),
    firstDueDate: addMonths(today, 1),
    closeHref: sheet.closeHref,
    changeClientHref: searchHref,
  }
  // Another client resets the form.
  if (!detail) return <SubscriptionSheet key={clientId} subscription={null} {...form} />
  return openExisting(ctx, sheet, { detail, ...form })
}

type ExistingForm = Pick<
  ComponentProps<typeof SubscriptionSheet>,
  'client' | 'firstDueDate' | 'closeHref' | 'changeClientHref'
>

/** The sheet of an existing subscription, with its summary, lines and history. */
async function openExisting(
  ctx: SignedInContext,
  sheet: Sheet,
  { detail, ...form }: ExistingForm & { detail: SubscriptionDetail },
) {
  const today = parisDay(ctx.now())
  const [timeline, { rows: invoices }, refunds, renewal, warnings] = await Promise.all([
    readTimeline(ctx, detail.id),
    listInvoices(ctx, { filter: { subscriptionId: detail.id }, page: { limit: 200 } }),
    listOpenRefunds(ctx, detail.id),
    readRenewalReminder(ctx, detail),
    listWarnings(ctx, detail.id),
  ])
  const to = sheetAddresses(sheet, detail.id)
  return (
    <SubscriptionSheet
      key={form.client.id}
      subscription={fieldsOf(detail)}
      {...form}
      fixed={fixedBy(detail)}
      before={
        <Summary
          detail={detail}
          today={today}
          notes={<Notes detail={detail} refunds={refunds} to={to} today={today} />}
          actions={
            <GestureLinks
              detail={detail}
              hasInvoices={invoices.some(({ number }) => number)}
              to={to}
              today={today}
            />
          }
        />
      }
      more={
        <>
          <Lines
            title="En plus de la formule"
            lines={detail.lines}
            contract={detail.facts.contract}
            today={today}
            canAdd={!detail.hasEnded}
            hrefOf={(name, lineId) => to.gesture(name, lineId ? { ligne: lineId } : {})}
          />
          <History
            invoices={invoices}
            openInvoices={detail.openInvoices}
            timeline={timeline}
            renewal={renewal}
            warnings={warnings}
          />
        </>
      }
    />
  )
}

/** Only the fields that the form writes: it runs in the browser. */
const fieldsOf = ({
  id,
  clientId,
  name,
  plan,
  paymentPlan,
  priceCents,
  dueDate,
  status,
}: SubscriptionDetail): Subscription => ({
  ...{ id, clientId, name, plan, paymentPlan, priceCents, dueDate, status },
})

/** Why plan, price and due date cannot be written. */
function fixedBy({ hasEnded, collection }: SubscriptionDetail): string | null {
  if (hasEnded) return 'Cet abonnement a pris fin\u00a0: il ne peut plus être modifié.'
  if (collection === 'manual') return null
  return 'Cet abonnement est débité automatiquement\u00a0: changez sa formule ou annoncez un nouveau prix par les actions ci-dessus. L’échéance suit le contrat.'
}
