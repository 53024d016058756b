import { getTableName } from 'drizzle-orm'
import { PROCESSORS } from '@/content/processors'
import { RETENTION } from '@/content/retention'
import { ACTIVITIES, type Activity, type ActivityId } from './activities'
import type { Erasure } from './table-record'
import { TABLES } from './tables'

type Processor = (typeof PROCESSORS)[number]

export type RecordedActivity = Omit<Activity, 'recipients' | 'retention'> & {
  id: ActivityId
  recipients: Processor[]
  retention: { what: string; words: string }[]
  tables: { name: string; columns: string[]; erasure: Erasure }[]
}

/** The record of processing, derived from the code: each activity with its processors, retention and tables. */
export const recordOfProcessing = (): RecordedActivity[] =>
  (Object.entries(ACTIVITIES) as [ActivityId, Activity][]).map(([id, activity]) => ({
    ...activity,
    id,
    recipients: PROCESSORS.filter(({ name }) => activity.recipients.includes(name)),
    retention: activity.retention.map((kind) => RETENTION[kind]),
    tables: TABLES.filter((one) => one.activity === id).map(({ table, personal, erasure }) => ({
      name: getTableName(table),
      columns: [...personal],
      erasure,
    })),
  }))
