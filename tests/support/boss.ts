import type pg from 'pg'
import PgBoss from 'pg-boss'

/** The product's queues as a worker sees them, which the test works off itself: nothing is migrated, watched or scheduled. */
export async function startBoss(pool: pg.Pool): Promise<PgBoss> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    migrate: false,
    supervise: false,
    schedule: false,
  })
  await boss.start()
  return boss
}
