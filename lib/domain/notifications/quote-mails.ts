import type { QuoteDocument } from '@/db/schema/quotes'
import type { Day } from '../calendar'

/** The mails about quotes, as plain data. */
export type QuoteMail =
  /** `linkId`: what the token of its link is made from. The PDF is drawn of the document. */
  | { kind: 'quote-sent'; id: string; to: string; linkId: string; document: QuoteDocument }
  /** What its client keeps: quote and terms as they were accepted. `at` in milliseconds since 1970. */
  | {
      kind: 'quote-accepted'
      id: string
      to: string
      document: QuoteDocument
      quoteText: string
      termsText: string
      typedName: string
      at: number
    }
  /** The receipt of a consumer's withdrawal. `on`: the day of the declaration; `at`: when it was received, in milliseconds since 1970.
   *  `refundCents`: null while the agency has to decide what it keeps. */
  | {
      kind: 'quote-withdrawn'
      id: string
      to: string
      linkId: string
      number: string
      clientName: string
      on: Day
      at: number
      refundCents: number | null
    }
  /** `reason`: why something of the deposit is kept. */
  | {
      kind: 'quote-withdrawal-settled'
      id: string
      to: string
      linkId: string
      number: string
      keptCents: number
      reason: string | null
      refundCents: number
    }
  /** To the agency. `reason`: why it was refused, whose facts its invoice waits for, or `decide` for what it keeps. */
  | {
      kind: 'quote-answered'
      id: string
      quoteId: number
      about: 'accepted' | 'refused' | 'waits' | 'withdrawn'
      number: string
      clientName: string
      reason: string | null
    }
