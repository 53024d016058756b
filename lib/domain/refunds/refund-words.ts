/** The owner's text for a refund that the provider refused, by its code. */
const REFUSALS: Readonly<Record<string, string>> = {
  exceeds: 'Une partie de ce paiement a déjà été remboursée ailleurs\u00a0: rechargez la commande.',
  charge_already_refunded: 'Ce paiement est déjà remboursé en entier.',
  charge_disputed: 'Ce paiement est contesté\u00a0: c’est le litige qui décide de son remboursement.',
  refund_disputed_payment: 'Ce paiement est contesté\u00a0: c’est le litige qui décide de son remboursement.',
  balance_insufficient:
    'Le solde de votre compte de paiement ne suffit pas\u00a0: approvisionnez-le, puis réessayez.',
  insufficient_funds:
    'Le solde de votre compte de paiement ne suffit pas\u00a0: approvisionnez-le, puis réessayez.',
  account_invalid: 'Votre compte de paiement n’est plus relié à votre boutique.',
}

export const refusalWords = (code: string): string =>
  REFUSALS[code] ??
  'Le prestataire de paiement refuse ce remboursement. Rien n’a été rendu\u00a0: essayez depuis son tableau de bord.'

/** Why the money of a refund did not arrive. */
const FAILURES: Readonly<Record<string, string>> = {
  lost_or_stolen_card: 'la carte est déclarée perdue ou volée',
  expired_or_canceled_card: 'la carte est expirée ou résiliée',
  declined: 'la banque l’a refusé',
  insufficient_funds: 'le solde de votre compte de paiement ne suffisait pas',
  charge_for_pending_refund_disputed: 'le paiement est contesté',
  merchant_request: 'il a été annulé chez le prestataire de paiement',
}

export const failureWords = (code: string | null): string =>
  FAILURES[code ?? ''] ?? 'la banque n’a pas donné de raison'
