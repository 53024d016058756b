import { AppLink } from '@/components/navigation/app-link'
import { buttonStyle } from '@/components/ui/button'
import { SidePanel } from '@/components/ui/overlays/side-panel'
import { brand } from '@/content/brand'
import type { Query } from '@/lib/server/requests/list-address'
import type { SignedInContext } from '@/lib/server/session/session'
import { ClientSearch } from '../client-search'
import { readClient, type Sheet } from '../sheet'
import {
  GESTURES,
  readGesture,
  readSteps,
  type SheetAddresses,
  STANDALONE_ROW,
  sheetAddresses,
} from './address'
import { openStandaloneGesture } from './gestures/standalone-gesture'
import { InvoiceList } from './invoice-list'
import { Lines } from './lines'
import { loadStandalone, type Standalone } from './load-standalone'
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
        keep={{ fiche: STANDALONE_ROW }}
      />
    )
  const standalone = await loadStandalone(ctx, clientId)
  const to = sheetAddresses(sheet, STANDALONE_ROW, { pour: String(clientId) })
  const gesture = readGesture(query)
  const opened = await openStandaloneGesture(ctx, {
    standalone,
    gesture,
    steps: readSteps(query),
    closeHref: to.sheet,
  })
  return opened ?? <StandaloneOverview standalone={standalone} to={to} closeHref={sheet.closeHref} />
}

type OverviewProps = { standalone: Standalone; to: SheetAddresses; closeHref: string }

function StandaloneOverview({ standalone, to, closeHref }: OverviewProps) {
  const { client, lines, invoices, openInvoices, creditable, refunds, today } = standalone
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
    <SidePanel title={`${NAME}\u00a0· ${client.name}`} closeHref={closeHref} isWide>
      <title>{`${TITLE} · ${brand.name}`}</title>
      <p className="max-w-prose text-muted text-sm">
        Ce que ce client paie sans abonnement. Rien ici n’est prélevé, et un retard n’interrompt aucun
        service.
      </p>
      <div className="mt-4 flex flex-wrap gap-2 empty:hidden">
        {openInvoices.length > 0 && link('paiement')}
        {creditable.length > 0 && link('avoir')}
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
