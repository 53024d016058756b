import { and, desc, eq, gt } from 'drizzle-orm'
import { jwtVerify } from 'jose'
import { createDatabase, createPool } from '@/db/client'
import { sessions } from '@/db/schema/sessions'
import { tickets } from '@/db/schema/tickets'
import { users } from '@/db/schema/users'

const db = createDatabase(createPool(process.env.DATABASE_URL ?? ''))
const key = new TextEncoder().encode(process.env.AUTH_SECRET)

/** A minimal route that looks up the session and runs the same query. */
export async function GET(request: Request): Promise<Response> {
  const token = request.headers.get('authorization')?.slice('Bearer '.length) ?? ''
  const { payload } = await jwtVerify(token, key)
  const [session] = await db
    .select({ userId: users.id, role: users.role })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.id, String(payload.sid)), gt(sessions.expiresAt, new Date())))
  if (!session) return new Response(null, { status: 401 })
  const rows = await db
    .select()
    .from(tickets)
    .where(eq(tickets.clientId, session.userId))
    .orderBy(desc(tickets.updatedAt), desc(tickets.id))
    .limit(501)
  return Response.json(rows)
}
