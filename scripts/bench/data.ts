import { count, eq } from 'drizzle-orm'
import { createDatabase, createPool } from '../../db/client'
import { tickets } from '../../db/schema/tickets'
import { CAMILLE, SAMPLE_PASSWORD } from '../../db/seed/accounts'

const TICKETS = 20

type SignedIn = { authorization: string; cookie: string }

/** Creates 20 tickets for Camille and signs her in; returns the headers of her session. */
export async function signInWithTickets(databaseUrl: string, origin: string): Promise<SignedIn> {
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
  const { accessToken } = (await answer.json()) as { accessToken: string }
  return {
    authorization: `Bearer ${accessToken}`,
    cookie: answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  }
}
