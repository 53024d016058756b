/** The payment provider's dispute reasons, in words. */
export const DISPUTE_REASONS: Record<string, string> = {
  credit_not_processed: 'remboursement non reçu',
  duplicate: 'paiement en double',
  fraudulent: 'paiement signalé comme frauduleux',
  general: 'sans motif précis',
  product_not_received: 'article non reçu',
  product_unacceptable: 'article défectueux ou non conforme',
  unrecognized: 'paiement non reconnu',
}
