import { brand } from '@/content/brand'
import type { Website } from './schema'

/** Whether the owner may switch their own site: not if someone else took it offline. */
export const isSwitchable = ({ status, inactiveBy }: Pick<Website, 'status' | 'inactiveBy'>): boolean =>
  status !== 'inactive' || inactiveBy === 'owner'

const WHOM_TO_ASK = `Écrivez-nous depuis votre espace client ou appelez le ${brand.phone.shown.replaceAll(' ', '\u00a0')}.`

export const OFFLINE_BY_AGENCY = `L’agence a mis ce site hors ligne. ${WHOM_TO_ASK}`
export const OFFLINE_BY_BILLING = `Ce site est hors ligne parce que son abonnement n’est pas réglé. ${WHOM_TO_ASK}`

/** Why the owner may not put their own site back online, and whom to ask. */
export const offlineReason = ({ inactiveBy }: Pick<Website, 'inactiveBy'>): string =>
  inactiveBy === 'billing' ? OFFLINE_BY_BILLING : OFFLINE_BY_AGENCY
