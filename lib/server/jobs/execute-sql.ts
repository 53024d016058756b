import { pool } from '../database'
import { log } from '../log'

/** Asks the database for pg-boss. It writes what came of jobs without waiting, so that nothing would catch a failure there: the
 *  jobs then expire, and are tried again. */
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

/** Of all that an instance lets pg-boss do, only the outcomes name jobs by their ids. */
const isOfJobs = (ids: unknown): boolean => Array.isArray(ids)
