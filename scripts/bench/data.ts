import { count, eq } from 'drizzle-orm'
import { createDatabase, createPool } from '../../db/client'
import { tickets } from '../../db/schema/tickets'
import { CAMILLE, SAMPLE_PASSWORD } from '../../db/seed/accounts'

const TICKETS = 20

/** Gives Camille 20 tickets and signs her in; answers the access token. */
export async function signInWithTickets(databaseUrl: string, origin: string): Promise<string> {
  const pool = createPool(databaseUrl, 1)
  const db = createDatabase(pool)
  const [existing] = await db.select({ tickets: count() }).from(tickets).where(eq(tickets.userId, CAMILLE))
  for (let made = existing?.tickets ?? 0; made < TICKETS; made++) {
    await db.insert(tickets).values({
      userId: CAMILLE,
      type: 'Mise à jour',
      title: `Page ${made + 1} à relire avant la mise en ligne`,
    })
  }
  await pool.end()
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      Email: 'camille@ostal.example',
      Password: SAMPLE_PASSWORD,
      Admin: false,
      RememberMe: false,
    }),
  })
  return ((await answer.json()) as { accessToken: string }).accessToken
}
