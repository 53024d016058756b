import { desc, eq } from 'drizzle-orm'
import { projectRequests } from '@/db/schema/project-requests'
import { tickets } from '@/db/schema/tickets'
import { users } from '@/db/schema/users'
import { actingUser, type Reads } from '../context'

/** The latest project requested by the actor's client, and the state of its conversation; null without one. */
export async function findOwnProject(reads: Reads) {
  const { clientId } = actingUser(reads)
  const [project] = await reads.db
    .select({
      ticketId: projectRequests.ticketId,
      signedUpAt: users.createdAt,
      askedAt: projectRequests.createdAt,
      contactOption: projectRequests.contactOption,
      preferredHours: projectRequests.preferredHours,
      preferredDays: projectRequests.preferredDays,
      exclusivePeriod: projectRequests.exclusivePeriod,
      answerDueAt: tickets.answerDueAt,
      firstAnsweredAt: tickets.firstAnsweredAt,
    })
    .from(projectRequests)
    .innerJoin(tickets, eq(tickets.id, projectRequests.ticketId))
    .innerJoin(users, eq(users.id, projectRequests.clientId))
    .where(eq(projectRequests.clientId, clientId))
    .orderBy(desc(projectRequests.id))
    .limit(1)
  return project ?? null
}

export type OwnProject = NonNullable<Awaited<ReturnType<typeof findOwnProject>>>
