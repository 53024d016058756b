import type { ReactNode } from 'react'
import { UnbrokenNumbers } from '@/components/billing/unbroken-numbers'
import { AppLink } from '@/components/navigation/app-link'
import type { Receivable } from '@/lib/domain/books/receivables'
import type { WaitingDraft } from '@/lib/domain/books/waiting'
import type { OpenWithdrawal } from '@/lib/domain/contracts/open-withdrawals'
import type { UnconfirmedNumber } from '@/lib/domain/contracts/vat-confirmation'
import { frenchDay } from '@/lib/domain/french-days'
import type { OpenRefund } from '@/lib/domain/invoices/open-refunds'
import { formatBill } from '@/lib/domain/money'
import { lateWords } from '../subscriptions/due-words'

type Props = {
  refunds: readonly OpenRefund[]
  withdrawals: readonly OpenWithdrawal[]
  /** Late invoices without a subscription. */
  late: readonly Receivable[]
  /** VAT numbers of other member states awaiting confirmation. */
  numbers: readonly UnconfirmedNumber[]
  drafts: readonly WaitingDraft[]
  /** Whether more drafts are pending than shown. */
  hasMore: boolean
}

/** The sheet of a client's lines and invoices without a subscription. */
const standaloneHref = (clientId: number) => `/admin/subscriptions?fiche=client&pour=${clientId}`

/** The agency's tasks: refunds to transfer, late invoices, VAT numbers, then invoices that cannot be issued yet, and why. */
export function BillingToDo({ refunds, withdrawals, late, numbers, drafts, hasMore }: Props) {
  const count = refunds.length + withdrawals.length + late.length + numbers.length + drafts.length
  return (
    <section aria-labelledby="a-faire" className="flex flex-col gap-2">
      <h2 id="a-faire" className="font-semibold font-text text-base tracking-normal">
        À faire
      </h2>
      {count === 0 ? (
        <p className="text-muted text-sm">Rien n’attend l’agence.</p>
      ) : (
        <ul className="flex flex-col rounded-card border border-hairline bg-surface">
          {refunds.map(({ id, subscriptionId, clientId, amountCents, number, clientName, status }) => (
            <Item
              key={`virer-${id}`}
              what={`Rembourser ${formatBill(amountCents)} à ${clientName}`}
              why={`${number ?? 'Facture sans numéro'}${status === 'failed' ? '\u00a0: le remboursement par la banque a échoué' : ', payée par virement ou chèque'}.`}
            >
              <AppLink
                href={`${subscriptionId === null ? standaloneHref(clientId) : `/admin/subscriptions?fiche=${subscriptionId}`}&geste=virement&remboursement=${id}`}
                className="text-link"
              >
                Noter le virement
              </AppLink>
            </Item>
          ))}
          {withdrawals.map(({ quoteId, number, clientName, refundBy }) => (
            <Item
              key={`retractation-${quoteId}`}
              what={`Décider ce que vous gardez de l’acompte de ${clientName}`}
              why={`${number}, rétracté par son client. Le reste se rembourse au plus tard le ${frenchDay(refundBy)}.`}
            >
              <AppLink href={`/admin/devis/${quoteId}`} className="text-link">
                Ouvrir le devis
              </AppLink>
            </Item>
          ))}
          {late.map(({ id, clientId, number, dueCents, dueOn, lateDays, clientName }) => (
            <Item
              key={`retard-${id}`}
              what={`Relancer ${clientName}\u00a0: ${formatBill(dueCents)}`}
              why={lateWords({ number, dueOn, lateDays })}
            >
              <AppLink href={standaloneHref(clientId)} className="text-link">
                Ouvrir
              </AppLink>
            </Item>
          ))}
          {numbers.map(({ clientId, clientName, vatNumber }) => (
            <Item
              key={`tva-${clientId}`}
              what={`Vérifier le numéro de TVA de ${clientName}`}
              why={`${vatNumber}\u00a0: ses factures portent la TVA tant qu’il n’est pas vérifié.`}
            >
              <AppLink href={`/admin?fiche=${clientId}`} className="text-link">
                Ouvrir le client
              </AppLink>
            </Item>
          ))}
          {drafts.map(({ id, clientId, label, totalCents, clientName, lacks }) => (
            <Item
              key={`attente-${id}`}
              what={`Facture en attente\u00a0: ${formatBill(totalCents)}, ${clientName}`}
              why={`${label}. ${WHY[lacks ?? 'none']}`}
            >
              <AppLink href={`/admin?fiche=${clientId}`} className="text-link">
                Ouvrir le client
              </AppLink>
            </Item>
          ))}
          {hasMore && <li className="px-4 py-3 text-muted text-sm">D’autres factures attendent encore.</li>}
        </ul>
      )}
    </section>
  )
}

const WHY = {
  client: 'Il manque les informations de facturation du client.',
  seller: 'Il manque les mentions de l’agence (COMPANY_FACTS).',
  none: 'Rien ne manque\u00a0: elle part au prochain passage.',
} as const

type ItemProps = { what: string; why: string; children: ReactNode }

const Item = ({ what, why, children }: ItemProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-hairline border-b px-4 py-3 last:border-b-0">
    <p className="wrap-anywhere min-w-0">
      <span className="font-semibold">{what}</span>
      <span className="block text-muted text-sm">
        <UnbrokenNumbers text={why} />
      </span>
    </p>
    <span className="text-sm">{children}</span>
  </li>
)
