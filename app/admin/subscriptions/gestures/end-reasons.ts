/** Why the agency ends a contract. */
export const REASON_NAMES = {
  provider: 'Arrêt définitif, sans faute du client',
  breach: 'Manquement du client',
  unpaid: 'Impayé',
} as const
export type EndReason = keyof typeof REASON_NAMES
export const END_REASONS = Object.keys(REASON_NAMES) as EndReason[]

export const readReason = (text: string | undefined): EndReason | null =>
  END_REASONS.find((reason) => reason === text) ?? null
