import type { ReactNode } from 'react'
import { UnbrokenNumbers } from '@/components/billing/unbroken-numbers'
import { AppLink } from '@/components/navigation/app-link'
import { listLateStandalone } from '@/lib/domain/books/receivables'
import { listDecisions, type ToDecide } from '@/lib/domain/contracts/decisions'
import { listMissedReminders } from '@/lib/domain/contracts/renewal-reminders'
import { frenchDay } from '@/lib/domain/french-days'
import { listOpenRefunds } from '@/lib/domain/invoices/open-refunds'
import { formatBill, formatEuros } from '@/lib/domain/money'
import type { SignedInContext } from '@/lib/server/session/session'
import { STANDALONE_ROW, sheetAddresses } from './address'
import { lateWords } from './due-words'
import { DecideToWait } from './take-back'

type Props = { ctx: SignedInContext; here: (sheet?: Record<string, string>) => string }

/** The number of late invoices without a subscription shown, oldest first. */
const LATE_SHOWN = 20

/** The agency's tasks on subscriptions: nothing ends or is refunded automatically. Hidden while there are none. */
export async function ToDo({ ctx, here }: Props) {
  const [decisions, refunds, late, missed] = await Promise.all([
    listDecisions(ctx),
    listOpenRefunds(ctx),
    listLateStandalone(ctx, LATE_SHOWN),
    listMissedReminders(ctx),
  ])
  if (decisions.length + refunds.length + late.length + missed.length === 0) return null
  const to = (id: number) => sheetAddresses({ here }, id)
  const standalone = (clientId: number) =>
    sheetAddresses({ here }, STANDALONE_ROW, { pour: String(clientId) })
  return (
    <section aria-labelledby="a-faire" className="flex flex-col gap-2">
      <h2 id="a-faire" className="font-semibold font-text text-base tracking-normal">
        À faire
      </h2>
      <ul className="flex flex-col rounded-card border border-hairline bg-surface">
        {decisions.map((decision) => (
          <Item
            key={`decider-${decision.id}`}
            what="Décider"
            about={`${decision.label}, ${decision.clientName}`}
            why={decisionWords(decision)}
          >
            <AppLink href={to(decision.id).gesture('avertissement')} scroll={false} className="text-link">
              Avertir
            </AppLink>
            <AppLink href={to(decision.id).gesture('fin')} scroll={false} className="text-link">
              Mettre fin
            </AppLink>
            <DecideToWait id={decision.id} />
          </Item>
        ))}
        {refunds.map(({ id, subscriptionId, clientId, amountCents, number, clientName, status }) => (
          <Item
            key={`virer-${id}`}
            what="Rembourser"
            about={`${formatBill(amountCents)} à ${clientName}`}
            why={`${number ?? 'Facture sans numéro'}${status === 'failed' ? '\u00a0: le remboursement par la banque a échoué' : ', payée par virement ou chèque'}.`}
          >
            <AppLink
              href={(subscriptionId === null ? standalone(clientId) : to(subscriptionId)).gesture(
                'virement',
                {
                  remboursement: String(id),
                },
              )}
              scroll={false}
              className="text-link"
            >
              Noter le virement
            </AppLink>
          </Item>
        ))}
        {late.map(({ id, clientId, number, dueCents, dueOn, lateDays, clientName }) => (
          <Item
            key={`retard-${id}`}
            what="Relancer"
            about={`${formatBill(dueCents)}, ${clientName}`}
            why={lateWords({ number, dueOn, lateDays })}
          >
            <AppLink href={standalone(clientId).gesture('paiement')} scroll={false} className="text-link">
              Noter un paiement
            </AppLink>
            <AppLink href={standalone(clientId).sheet} scroll={false} className="text-link">
              Ouvrir
            </AppLink>
          </Item>
        ))}
        {missed.map(({ id, label, clientName, refuseUntil }) => (
          <Item
            key={`rappel-${id}`}
            what="Rappel manqué"
            about={`${label}, ${clientName}`}
            why={`L’année se renouvelle après le ${frenchDay(refuseUntil)}\u00a0: le client pourra partir à tout moment (L.\u00a0215-1).`}
          >
            <AppLink href={to(id).sheet} scroll={false} className="text-link">
              Ouvrir
            </AppLink>
          </Item>
        ))}
      </ul>
    </section>
  )
}

type ItemProps = { what: string; about: string; why: string; children: ReactNode }

const Item = ({ what, about, why, children }: ItemProps) => (
  <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-hairline border-b px-4 py-3 last:border-b-0">
    <p className="min-w-0">
      <span className="font-semibold">
        {what}&nbsp;: {about}
      </span>
      <span className="block text-muted text-sm">
        <UnbrokenNumbers text={why} />
      </span>
    </p>
    <span className="flex flex-wrap items-center gap-x-4 text-sm">{children}</span>
  </li>
)

function decisionWords({ decisions, unpaidCents, interruptedOn, lastWarning }: ToDecide): string {
  const whys = decisions.map(({ why }) =>
    why === 'interrupted'
      ? `interrompu${interruptedOn ? ` depuis le ${frenchDay(interruptedOn)}` : ''}`
      : 'troisième refus en douze mois',
  )
  if (unpaidCents > 0) whys.push(`${formatEuros(unpaidCents)} dus`)
  whys.push(
    lastWarning
      ? `averti le ${frenchDay(lastWarning.warnedOn)}, délai au ${frenchDay(lastWarning.deadline)}`
      : 'pas encore averti',
  )
  const words = whys.join(' · ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
}
