import type { Day } from '../calendar'
import { DomainError } from '../errors'
import type { QuoteRow, QuoteStatus } from './schema'

type Standing = Pick<QuoteRow, 'status' | 'validUntil'> & {
  /** For an accepted quote: when its client withdrew from it. */
  withdrawnOn?: Day | null
}

/** A quote's status today: one not answered in time has expired even before the daily job records it. */
export function statusOn({ status, validUntil, withdrawnOn }: Standing, today: Day): QuoteStatus {
  if (withdrawnOn) return 'withdrawn'
  return status === 'sent' && validUntil !== null && validUntil < today ? 'expired' : status
}

const CLOSED: Record<Exclude<QuoteStatus, 'sent'>, string> = {
  draft: 'Ce devis est en cours de modification. Vous recevrez sa nouvelle version par e-mail.',
  accepted: 'Ce devis est déjà accepté.',
  withdrawn: 'Ce devis a fait l’objet d’une rétractation. Écrivez-nous pour en recevoir un autre.',
  refused: 'Ce devis a été refusé. Écrivez-nous pour en recevoir un autre.',
  expired: 'Ce devis a expiré. Écrivez-nous pour en recevoir un autre.',
}

/** `conflict` unless a locked quote can be answered today. */
export function requireOpen(quote: Standing, today: Day): void {
  const status = statusOn(quote, today)
  if (status !== 'sent') throw new DomainError('conflict', CLOSED[status])
}
