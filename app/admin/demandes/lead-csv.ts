import { parisClock } from '@/components/ui/dates/dates'
import { parisDay } from '@/lib/domain/calendar'
import type { Lead } from '@/lib/domain/leads/lead'
import type { CsvColumn } from '@/lib/server/documents/csv-download'
import { kindName, STATUS_NAMES } from './lead-words'

export const LEAD_CSV: readonly CsvColumn<Lead>[] = [
  { title: 'Numéro', cell: ({ id }) => id },
  { title: 'Type', cell: kindName },
  { title: 'Reçu le', cell: ({ createdAt }) => `${parisDay(createdAt)} ${parisClock(createdAt)}` },
  { title: 'Nom', cell: ({ name }) => name },
  { title: 'E-mail', cell: ({ email }) => email },
  { title: 'Statut', cell: ({ status }) => STATUS_NAMES[status] },
  { title: 'Objet', cell: ({ summary }) => summary },
]
