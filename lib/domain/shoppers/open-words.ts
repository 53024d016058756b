import { frenchDay } from '../french-days'
import type { OpenOrder } from './open-orders'

const WORDS = {
  unpaid: 'pas encore payée',
  'to-send': 'payée, pas encore expédiée ni remise',
  refund: 'remboursement en cours',
  dispute: 'litige en cours',
  return: 'demande de retour à traiter',
  declared: 'rétractation à traiter',
} as const

/** « la commande n° 12 (remboursement en cours) ». */
export const openWords = ({ id, why }: OpenOrder): string =>
  `la commande n°\u00a0${id} (${
    why.kind === 'withdrawal' ? `rétractation possible jusqu’au ${frenchDay(why.until)}` : WORDS[why.kind]
  })`
