import type pg from 'pg'
import PgBoss from 'pg-boss'

/** The product's queues, which the test processes itself: no migration, supervision or schedule. */
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
