import type { Lead, LeadStatus } from '@/lib/domain/leads/lead'
import { LEAD_SUBJECTS } from '@/lib/domain/leads/policy'

export const KIND_NAMES = {
  devis: 'Demandes de devis',
  resiliation: 'Résiliations',
  retractation: 'Rétractations',
  projet: 'Projets',
}

export const STATUS_NAMES: Record<LeadStatus, string> = {
  new: 'Nouveau',
  in_progress: 'En cours',
  done: 'Traité',
}

export const STATUS_LOOKS = { new: 'late', in_progress: 'info', done: 'success' } as const

/** The kind of a lead, in words. */
export const kindName = ({ kind, subject }: Pick<Lead, 'kind' | 'subject'>): string =>
  kind === 'projet' ? 'Projet' : subject ? LEAD_SUBJECTS[subject] : 'Message'

/** The name of a lead's sheet in the URL: `message-12`. */
export const sheetOf = ({ kind, id }: Pick<Lead, 'kind' | 'id'>): string => `${kind}-${id}`
