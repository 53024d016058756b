/** The exceptions to the right of withdrawal in article L. 221-28 of the Code de la consommation that apply to what shops sell. */
export const WITHDRAWAL_EXCEPTIONS = [
  'custom_made',
  'perishable',
  'sealed_hygiene',
  'inseparable',
  'sealed_media',
  'press',
  'dated_service',
] as const
export type WithdrawalException = (typeof WITHDRAWAL_EXCEPTIONS)[number]

/** The choices in the shop owner's product form. */
export const EXCEPTION_LABELS: Record<WithdrawalException, string> = {
  custom_made: 'Fait sur mesure ou nettement personnalisé (3°)',
  perishable: 'Périssable rapidement (4°)',
  sealed_hygiene: 'Scellé, non repris une fois ouvert pour l’hygiène ou la santé (5°)',
  inseparable: 'Mélangé sans retour possible après la livraison (6°)',
  sealed_media: 'Disque, vidéo ou logiciel scellé (9°)',
  press: 'Journal, périodique ou magazine (10°)',
  dated_service: 'Hébergement, transport, repas ou loisir à une date prévue (12°)',
}

const NONE = 'le droit de rétractation ne s’y applique pas'
const ONCE_OPEN = 'vous ne pourrez plus vous rétracter si vous l’ouvrez après la livraison'
const article = (point: number) => `(art. L. 221-28, ${point}° du Code de la consommation)`

/** What the shopper reads before the purchase. */
export const EXCEPTION_NOTICES: Record<WithdrawalException, string> = {
  custom_made: `Article fait selon vos spécifications ou nettement personnalisé\u00a0: ${NONE} ${article(3)}.`,
  perishable: `Article susceptible de se détériorer ou de se périmer rapidement\u00a0: ${NONE} ${article(4)}.`,
  sealed_hygiene: `Article scellé pour des raisons d’hygiène ou de protection de la santé\u00a0: ${ONCE_OPEN} ${article(5)}.`,
  inseparable: `Article qui, par sa nature, se mélange de manière indissociable avec d’autres une fois livré\u00a0: ${NONE} après la livraison ${article(6)}.`,
  sealed_media: `Enregistrement audio ou vidéo, ou logiciel, scellé\u00a0: ${ONCE_OPEN} ${article(9)}.`,
  press: `Journal, périodique ou magazine\u00a0: ${NONE} ${article(10)}.`,
  dated_service: `Prestation d’hébergement, de transport, de restauration ou de loisirs à une date ou une période prévue\u00a0: ${NONE} ${article(12)}.`,
}

/** What the shopper reads while typing a customization. */
export const CUSTOMIZATION_NOTICE = `Un article personnalisé est fait pour vous\u00a0: ${NONE} ${article(3)}.`

type Line = { productId: number; withdrawalException: WithdrawalException | null }

/** The exceptions of a cart's lines as one string. The checkout sends back the string that it showed, so that changes are noticed. */
export const serializeExceptions = (lines: readonly Line[]): string =>
  [
    ...new Set(
      lines.flatMap(({ productId, withdrawalException }) =>
        withdrawalException ? [`${productId}-${withdrawalException}`] : [],
      ),
    ),
  ]
    .sort()
    .join(',')

/** The exception stored with an order line, as announced at checkout. */
export function exceptionOf(line: Line & { customization: string | null }) {
  if (line.withdrawalException)
    return {
      withdrawalException: line.withdrawalException,
      withdrawalNotice: EXCEPTION_NOTICES[line.withdrawalException],
    }
  return line.customization
    ? { withdrawalException: 'custom_made' as const, withdrawalNotice: CUSTOMIZATION_NOTICE }
    : NO_EXCEPTION
}

export const NO_EXCEPTION = { withdrawalException: null, withdrawalNotice: null }
