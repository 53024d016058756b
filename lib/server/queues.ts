import PgBoss from 'pg-boss'

/** Where jobs end up after their last retry, for the administrators. */
export const DEAD_LETTERS = 'dead-letters'

/** Mail is tried for some six hours: 12 times, each wait twice the one before, starting with 5 s. That stays within the
 *  24 hours in which the provider knows a repeat. A dead letter is kept for twice the retention. */
const MAIL = {
  name: 'mail',
  retryLimit: 12,
  retryDelay: 5,
  retryBackoff: true,
  retentionMinutes: 365 * 24 * 60,
  deadLetter: DEAD_LETTERS,
}

/** Deleting files is tried for an hour and a half; what is left then is taken by the nightly sweep. */
const FILES = { name: 'files', retryLimit: 8, retryDelay: 20, retryBackoff: true }

/** A receiver's failures are counted and waited for in webhook_deliveries; these retries are for our own, such as a
 *  database that is away. */
const WEBHOOKS = {
  name: 'webhooks',
  retryLimit: 12,
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: 60,
}

/** Looks for uploaded files whose arrival nobody told us. */
export const UPLOADS = 'uploads'
const EVERY_FIVE_MINUTES = '*/5 * * * *'

export const HOUSEKEEPING = 'housekeeping'
/** Every day at 4:17 in Paris, when nobody works. */
const NIGHTLY = '17 4 * * *'

/** Creates pg-boss's own tables and the queues. Part of the migration, not of the start. */
export async function prepareQueues(connectionString: string): Promise<void> {
  const boss = new PgBoss({ connectionString, supervise: false, schedule: false })
  await boss.start()
  const existing = new Set((await boss.getQueues()).map(({ name }) => name))
  for (const queue of [
    { name: DEAD_LETTERS },
    MAIL,
    FILES,
    WEBHOOKS,
    { name: UPLOADS },
    { name: HOUSEKEEPING },
  ]) {
    await (existing.has(queue.name)
      ? boss.updateQueue(queue.name, queue)
      : boss.createQueue(queue.name, queue))
  }
  await boss.schedule(HOUSEKEEPING, NIGHTLY, {}, { tz: 'Europe/Paris' })
  await boss.schedule(UPLOADS, EVERY_FIVE_MINUTES, {}, { singletonKey: UPLOADS, retryLimit: 0 })
  await boss.stop({ graceful: false })
}
