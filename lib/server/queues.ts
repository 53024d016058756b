import PgBoss from 'pg-boss'

/** Where jobs end up after their last retry; kept for the administrators. */
const DEAD_LETTERS = 'dead-letters'

/** Mail is tried for about a day: 12 times, each wait twice the one before, starting with 5 s. */
const MAIL = { name: 'mail', retryLimit: 12, retryDelay: 5, retryBackoff: true, deadLetter: DEAD_LETTERS }

/** Creates pg-boss's own tables and the queues. Part of the migration, not of the start. */
export async function prepareQueues(connectionString: string): Promise<void> {
  const boss = new PgBoss({ connectionString, supervise: false, schedule: false })
  await boss.start()
  const existing = new Set((await boss.getQueues()).map(({ name }) => name))
  if (!existing.has(DEAD_LETTERS)) await boss.createQueue(DEAD_LETTERS)
  await (existing.has(MAIL.name) ? boss.updateQueue(MAIL.name, MAIL) : boss.createQueue(MAIL.name, MAIL))
  await boss.stop({ graceful: false })
}
