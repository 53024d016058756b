import { Ban, Check, CircleDot, Clock, TriangleAlert, Undo2 } from 'lucide-react'
import { Badge } from '../ui/badge'

export type InvoiceState = 'paid' | 'to_pay' | 'late' | 'processing' | 'cancelled' | 'credit_note' | 'waiting'

const WORDS = {
  paid: { look: 'success', word: 'Payée', Sign: Check },
  to_pay: { look: 'info', word: 'À régler', Sign: CircleDot },
  late: { look: 'late', word: 'En retard', Sign: TriangleAlert },
  processing: { look: 'info', word: 'Paiement en cours', Sign: Clock },
  cancelled: { look: 'neutral', word: 'Annulée', Sign: Ban },
  credit_note: { look: 'neutral', word: 'Avoir', Sign: Undo2 },
  waiting: { look: 'neutral', word: 'En préparation', Sign: Clock },
} as const

/** The state of an invoice, as a word and an icon. */
export function InvoiceBadge({ state }: { state: InvoiceState }) {
  const { look, word, Sign } = WORDS[state]
  return (
    <Badge look={look}>
      <Sign aria-hidden="true" className="mr-1.5 size-3.5" />
      {word}
    </Badge>
  )
}
