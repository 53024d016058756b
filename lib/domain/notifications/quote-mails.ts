import type { QuoteDocument } from '@/db/schema/quotes'
import type { Day } from '../calendar'

/** The mails about quotes, as plain data. */
export type QuoteMail =
  /** `linkId`: the source of the link's token. The PDF is rendered from the document. */
  | { kind: 'quote-sent'; id: string; to: string; linkId: string; document: QuoteDocument }
  /** Quote and terms as accepted, for the client to keep. `at` in milliseconds since 1970. */
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
  /** The receipt of a consumer's withdrawal. `on`: day of the declaration; `at`: time of receipt, in milliseconds since 1970.
   *  `refundCents`: null until the agency decides what it keeps. */
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
  /** `reason`: why part of the deposit is kept. */
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
  /** To the agency. `reason`: of the refusal, who lacks details for the invoice, or `decide` for what it keeps. */
  | {
      kind: 'quote-answered'
      id: string
      quoteId: number
      about: 'accepted' | 'refused' | 'waits' | 'withdrawn'
      number: string
      clientName: string
      reason: string | null
    }
