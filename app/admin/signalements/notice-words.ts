import type { NoticeState } from '@/lib/domain/content-notices/schema'

export const STATE_NAMES: Record<NoticeState, string> = { received: 'À décider', decided: 'Décidé' }
export const STATE_LOOKS = { received: 'late', decided: 'success' } as const
