import { QuoteAnswers } from '@/components/quotes/quote-answers'
import { QuoteSheet } from '@/components/quotes/quote-sheet'
import { QUOTE_STATES } from '@/components/quotes/quote-words'
import { Badge } from '@/components/ui/badge'
import { LongDate, Moment } from '@/components/ui/dates/dates'
import { Alert } from '@/components/ui/layout/alert'
import { TERMS } from '@/content/terms'
import { formatBill } from '@/lib/domain/money'
import type { SentQuote } from '@/lib/domain/quotes/schema'
import { acceptQuoteAction, askAboutQuoteAction, refuseQuoteAction } from './actions'
import { Withdrawal, Withdrawn } from './withdrawal'

type Props = {
  quote: SentQuote
  /** The token or id that the forms send. */
  which: { token: string } | { quoteId: number }
  pdfHref: string
  title: string
  isViewed: boolean
}

/** A quote with its client's actions: read, ask, accept or refuse. */
export function QuoteView({ quote, which, pdfHref, title, isViewed }: Props) {
  const { document, status, isWithdrawn } = quote
  const isOpen = status === 'sent'
  const isConsumer = document.clientKind === 'consumer'
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-muted">
        <Badge look={QUOTE_STATES[status].look}>{QUOTE_STATES[status].client}</Badge>
        <span>
          du <LongDate value={document.on} />
          {document.version > 1 && `, version ${document.version}`}
        </span>
        <a href={pdfHref} download className="text-link">
          Télécharger le PDF
        </a>
      </p>
      <Outcome quote={quote} />
      {!isWithdrawn && <QuoteSheet quote={document} />}
      <QuoteAnswers
        actions={{ accept: acceptQuoteAction, ask: askAboutQuoteAction, refuse: refuseQuoteAction }}
        fields={{ ...which, version: quote.version }}
        title={title}
        isOpen={isOpen}
        mayAsk={!isWithdrawn && status !== 'refused'}
        isViewed={isViewed}
        terms={isOpen && <Terms text={quote.termsText} />}
        box={
          isConsumer
            ? `Je demande que le travail commence tout de suite, avant la fin de mon délai de rétractation de ${TERMS.withdrawalDays}\u00a0jours. Si je me rétracte, je paie ce qui est fait.`
            : null
        }
      />
      <Withdrawal {...{ quote, which, isViewed }} />
      {(status === 'accepted' || status === 'withdrawn') && (
        <details className="rounded-card border border-hairline bg-surface">
          <summary className="min-h-11 cursor-pointer px-5 py-3 font-semibold">
            Les conditions acceptées avec ce devis
          </summary>
          <div className="px-5 pb-5">
            <Terms text={quote.termsText} />
          </div>
        </details>
      )}
    </>
  )
}

function Outcome({ quote }: { quote: SentQuote }) {
  const { status, isWithdrawn, acceptance, refusedAt, document } = quote
  const isLater = document.clientKind === 'consumer' && document.isOffPremises
  if (isWithdrawn)
    return (
      <Alert look="info" role={undefined}>
        Ce devis est en cours de modification. Vous recevrez sa nouvelle version par e-mail.
      </Alert>
    )
  if (status === 'withdrawn') return <Withdrawn quote={quote} />
  if (status === 'accepted' && acceptance)
    return (
      <Alert look="success" role={undefined}>
        Accepté le <Moment at={acceptance.acceptedAt} /> par «&nbsp;{acceptance.typedName}&nbsp;». Un e-mail
        vous l’a confirmé, avec le devis et les conditions.
        {document.depositCents > 0 &&
          ` La facture d’acompte de ${formatBill(document.depositCents)} ${isLater ? 'vient après sept jours' : 'vous attend dans votre espace client'}.`}
      </Alert>
    )
  if (status === 'refused')
    return (
      <Alert look="info" role={undefined}>
        Refusé{refusedAt && <> le </>}
        {refusedAt && <Moment at={refusedAt} />}. Merci de nous l’avoir dit&nbsp;: écrivez-nous si vos besoins
        changent.
      </Alert>
    )
  if (status === 'expired')
    return (
      <Alert look="info" role={undefined}>
        Ce devis n’est plus valable depuis le <LongDate value={document.validUntil} />. Posez-nous une
        question pour en recevoir un autre.
      </Alert>
    )
  return null
}

/** The terms, word for word as when the quote was sent. */
const Terms = ({ text }: { text: string }) => (
  <div className="flex flex-col gap-2">
    <p className="font-semibold text-sm" id="conditions">
      Conditions générales de vente
    </p>
    {/* A scrollable region must be focusable. */}
    <section
      tabIndex={0}
      aria-labelledby="conditions"
      className="wrap-anywhere max-h-64 overflow-y-auto whitespace-pre-line rounded-button border border-control bg-background p-4 text-sm"
    >
      {text}
    </section>
  </div>
)
