import { parisClock } from '@/components/ui/dates/dates'
import type { AuditRow } from '@/lib/domain/audit/queries'
import { parisDay } from '@/lib/domain/calendar'
import type { CsvColumn } from '@/lib/server/documents/csv-download'
import { describeActor, describeChanges, describeSubject } from '../describe-entry'
import { actionWords } from '../words'

export const AUDIT_CSV: readonly CsvColumn<AuditRow>[] = [
  { title: 'Numéro', cell: ({ id }) => id },
  { title: 'Date', cell: ({ at }) => `${parisDay(at)} ${parisClock(at)}` },
  { title: 'Action', cell: ({ action }) => actionWords(action) },
  { title: 'Par', cell: (row) => describeActor(row).text },
  { title: 'Compte', cell: ({ actorType, actorId }) => (actorType === 'person' ? actorId : null) },
  { title: 'Rôle', cell: ({ actorRole }) => actorRole },
  { title: 'Sur', cell: (row) => describeSubject(row).text },
  { title: 'Changements', cell: (row) => describeChanges(row).join('\n') },
  { title: 'Requête', cell: ({ requestId }) => requestId },
]
