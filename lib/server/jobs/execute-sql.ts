import { pool } from '../database'
import { log } from '../instance/log'

/** Runs pg-boss's queries. It writes the results of jobs without waiting, so nothing would catch a failure there: the jobs then
 *  expire, and are retried. */
export async function executeSql(text: string, values: unknown[] = []): Promise<{ rows: unknown[] }> {
  try {
    return await pool().query(text, values)
  } catch (error) {
    const [queue, jobs] = values
    if (!isOfJobs(jobs)) throw error
    log().error({ err: error, queue, jobs }, 'What came of jobs was not written')
    return { rows: [{ count: '0' }] }
  }
}

/** Of pg-boss's queries on an instance, only the results name jobs by their ids. */
const isOfJobs = (ids: unknown): boolean => Array.isArray(ids)
