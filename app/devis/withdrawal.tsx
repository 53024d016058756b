import { QuoteWithdrawal } from '@/components/quotes/quote-withdrawal'
import { LongDate, Moment } from '@/components/ui/dates/dates'
import { Alert } from '@/components/ui/layout/alert'
import { parisDay } from '@/lib/domain/calendar'
import { frenchDay } from '@/lib/domain/french-days'
import { formatBill } from '@/lib/domain/money'
import type { SentQuote } from '@/lib/domain/quotes/schema'
import { withdrawFromQuoteAction } from './actions'

type Props = { quote: SentQuote; which: { token: string } | { quoteId: number }; isViewed: boolean }

/** Shown while a consumer may withdraw from the accepted quote. */
export function Withdrawal({ quote, which, isViewed }: Props) {
  const { number, document, acceptance, withdrawalUntil } = quote
  if (!acceptance || withdrawalUntil === null) return null
  const paid = acceptance.startsAtOnce
    ? ' Vous avez demandé que le travail commence tout de suite\u00a0: ce qui est déjà fait reste dû, au plus le montant de l’acompte.'
    : ''
  const on = frenchDay(parisDay(acceptance.acceptedAt))
  return (
    <QuoteWithdrawal
      action={withdrawFromQuoteAction}
      fields={which}
      consequences={`Vous pouvez vous rétracter sans motif jusqu’au ${frenchDay(withdrawalUntil)}. Le projet s’arrête et les sommes payées vous sont remboursées dans les quatorze jours.${paid}`}
      statement={`Je vous notifie ma rétractation du contrat conclu le ${on} par l’acceptation du devis ${number}, au nom de «\u00a0${acceptance.typedName}\u00a0».`}
      email={document.recipient.email}
      isViewed={isViewed}
    />
  )
}

/** The outcome of a withdrawal. */
export function Withdrawn({ quote: { withdrawal } }: { quote: SentQuote }) {
  if (!withdrawal) return null
  const { on, at, keptCents, keptReason } = withdrawal
  return (
    <Alert look="info" role={undefined}>
      Vous vous êtes rétracté le <LongDate value={on} />. Un e-mail l’a confirmé le <Moment at={at} />.{' '}
      {keptCents === null
        ? 'Un travail était déjà fait à votre demande\u00a0: nous vous disons bientôt ce qui en reste dû.'
        : keptCents > 0
          ? `${formatBill(keptCents)} restent dus pour le travail fait à votre demande\u00a0: ${keptReason}`
          : 'Vous ne devez rien pour ce devis.'}
    </Alert>
  )
}
