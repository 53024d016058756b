import { sql } from 'drizzle-orm'
import type { Reader } from '@/db/client'
import { DEAD_LETTERS } from '../../domain/jobs/queries'
import { QUEUES } from '../jobs/queues'
import { type Finding, fault, ok, warning } from './finding'

/** Seconds that a job may be overdue. */
const SLOW = 120
const STUCK = 900

/** Whether jobs are processed in time, and which have permanently failed. */
export async function examineJobs(db: Reader): Promise<Finding[]> {
  const [queues] = await db
    .select({ names: sql<string[]>`coalesce(array_agg(name), '{}')` })
    .from(sql`pgboss.queue`)
  const missing = QUEUES.filter(({ name }) => !queues?.names.includes(name)).map(({ name }) => name)
  if (missing.length > 0)
    return [
      fault(
        'Files',
        `Il manque ${missing.join(', ')}.`,
        'Lancez npm run migrate, qui crée les files de tâches.',
      ),
    ]
  const [waiting] = await db
    .select({
      seconds: sql<number>`coalesce(extract(epoch from now() - min(start_after)), 0)::int`,
    })
    .from(sql`pgboss.job`)
    .where(sql`state in ('created', 'retry') and start_after < now() and name <> ${DEAD_LETTERS}`)
  const [failed] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(sql`pgboss.job`)
    .where(sql`name = ${DEAD_LETTERS}`)
  return [ofWaiting(waiting?.seconds ?? 0), ofDeadLetters(failed?.count ?? 0)]
}

function ofWaiting(seconds: number): Finding {
  if (seconds <= SLOW) return ok('Tâches', 'Les tâches partent à l’heure.')
  const says = `Une tâche attend depuis ${Math.round(seconds / 60)}\u00a0minutes.`
  const todo = 'Vérifiez qu’une instance tourne (systemctl status ostal) et lisez son journal.'
  return seconds > STUCK ? fault('Tâches', says, todo) : warning('Tâches', says, todo)
}

const ofDeadLetters = (count: number): Finding =>
  count === 0
    ? ok('E-mails abandonnés', 'Aucun.')
    : warning(
        'E-mails abandonnés',
        count === 1 ? 'Un e-mail n’est jamais parti.' : `${count} e-mails ne sont jamais partis.`,
        'Ouvrez /admin/taches, corrigez la cause, puis «\u00a0Réessayer\u00a0».',
      )
