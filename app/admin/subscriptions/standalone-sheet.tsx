import { AppLink } from '@/components/navigation/app-link'
import { buttonStyle } from '@/components/ui/button'
import { SidePanel } from '@/components/ui/side-panel'
import { brand } from '@/content/brand'
import { listStandaloneLines } from '@/lib/domain/billing/lines'
import { listClientStandalone } from '@/lib/domain/billing/read-standalone'
import { parisDay } from '@/lib/domain/calendar'
import { listInvoices } from '@/lib/domain/invoices/list-invoices'
import { listOpenRefunds } from '@/lib/domain/invoices/open-refunds'
import { formatBill } from '@/lib/domain/money'
import { getUser } from '@/lib/domain/users/queries'
import type { Query } from '@/lib/server/list-address'
import { orNotFound } from '@/lib/server/or-not-found'
import type { SignedInContext } from '@/lib/server/session'
import { clientOf } from '../client-line'
import { ClientSearch } from '../client-search'
import { readClient, type Sheet } from '../sheet'
import { ALONE_ROW, GESTURES, isLineGesture, readGesture, readSteps, sheetAddresses } from './address'
import { CreditForm } from './gestures/credit'
import { creditableOf } from './gestures/creditable'
import { LineSheet } from './gestures/line-sheet'
import { readPayableOf } from './gestures/note-payment'
import { PaymentForm } from './gestures/payment'
import { TransferForm } from './gestures/transfer'
import { InvoiceList } from './invoice-list'
import { Lines } from './lines'
import { RefundNotes } from './refund-notes'
import { TITLE } from './title'

const NAME = 'Hors abonnement'

/** A client's items without a subscription: recurring lines, and invoices such as deposits. */
export async function StandaloneSheet({
  ctx,
  sheet,
  query,
}: {
  ctx: SignedInContext
  sheet: Sheet
  query: Query
}) {
  const { clientId } = readClient(sheet, null)
  if (clientId === null)
    return (
      <ClientSearch
        ctx={ctx}
        sheet={sheet}
        pageTitle={TITLE}
        title={`${NAME}\u00a0: choisir un client`}
        keep={{ fiche: ALONE_ROW }}
      />
    )
  const client = clientOf(await orNotFound(getUser(ctx, clientId)))
  const [lines, { rows }, open, refunds] = await Promise.all([
    listStandaloneLines(ctx, clientId),
    listInvoices(ctx, { filter: { clientId }, page: { limit: 200 } }),
    listClientStandalone(ctx, clientId),
    listOpenRefunds(ctx, { clientId }),
  ])
  const invoices = rows.filter(({ subscriptionId }) => subscriptionId === null)
  const openInvoices = open.flatMap(({ invoice }) => (invoice.status === 'issued' ? [invoice] : []))
  const to = sheetAddresses(sheet, ALONE_ROW, { pour: String(clientId) })
  const today = parisDay(ctx.now())
  const gesture = readGesture(query)
  if (isLineGesture(gesture))
    return (
      <LineSheet
        key={gesture}
        {...{ gesture, lines, today, name: client.name, closeHref: to.sheet, of: { clientId } }}
        lineId={readSteps(query).ligne}
      />
    )
  const form = { id: clientId, closeHref: to.sheet, title: '' }
  if (gesture === 'paiement')
    return (
      <PaymentForm
        {...form}
        title={`${GESTURES.paiement}\u00a0· ${client.name}`}
        payable={await readPayableOf(ctx, openInvoices)}
        today={today}
      />
    )
  if (gesture === 'avoir')
    return (
      <CreditForm
        {...form}
        title={`${GESTURES.avoir}\u00a0· ${client.name}`}
        invoices={creditableOf(invoices.filter(({ kind }) => kind === 'invoice'))}
      />
    )
  const steps = readSteps(query)
  const refund = gesture === 'virement' && refunds.find(({ id }) => String(id) === steps.remboursement)
  if (refund)
    return (
      <TransferForm
        {...form}
        title={`${GESTURES.virement}\u00a0· ${client.name}`}
        refundId={refund.id}
        about={`${formatBill(refund.amountCents)}, ${refund.number ?? 'facture sans numéro'}`}
        today={today}
      />
    )
  const link = (name: 'paiement' | 'avoir') => (
    <AppLink
      href={to.gesture(name)}
      scroll={false}
      className={buttonStyle({ look: 'secondary', size: 'small' })}
    >
      {GESTURES[name]}
    </AppLink>
  )
  return (
    <SidePanel title={`${NAME}\u00a0· ${client.name}`} closeHref={sheet.closeHref} isWide>
      <title>{`${TITLE} · ${brand.name}`}</title>
      <p className="max-w-prose text-muted text-sm">
        Ce que ce client paie sans abonnement. Rien ici n’est prélevé, et un retard n’interrompt aucun
        service.
      </p>
      <div className="mt-4 flex flex-wrap gap-2 empty:hidden">
        {openInvoices.length > 0 && link('paiement')}
        {creditableOf(invoices.filter(({ kind }) => kind === 'invoice')).length > 0 && link('avoir')}
      </div>
      <div className="mt-4 flex flex-col gap-3 empty:hidden">
        <RefundNotes refunds={refunds} to={to} />
      </div>
      <Lines
        title="Lignes récurrentes"
        lines={lines}
        today={today}
        canAdd
        hrefOf={(name, lineId) => to.gesture(name, lineId ? { ligne: lineId } : {})}
      />
      <section
        aria-labelledby="factures-seules"
        className="mt-8 flex flex-col gap-3 border-hairline border-t pt-6"
      >
        <h3 id="factures-seules" className="text-lg">
          Factures
        </h3>
        <InvoiceList invoices={invoices} openInvoices={openInvoices} />
      </section>
    </SidePanel>
  )
}
