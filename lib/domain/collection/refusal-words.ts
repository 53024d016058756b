const WORDS: Record<string, string> = {
  insufficient_funds: 'la provision est insuffisante',
  expired_card: 'la carte a expiré',
  authentication_required: 'votre banque demande votre accord',
  account_closed: 'le compte est clos',
  debit_not_authorized: 'le prélèvement n’est pas autorisé',
}

/** Why a payment was refused, by the provider's code; a reason that the bank does not give is not guessed. */
export const refusalWords = (code: string | null): string =>
  WORDS[code ?? ''] ?? 'la banque ne donne pas de raison'
