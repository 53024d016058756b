import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { projectStages, projects } from '@/db/schema/projects'
import { users } from '@/db/schema/users'
import { websites } from '@/db/schema/websites'
import { actingUser, type Reads } from '../context'
import { requirePermission } from '../permissions/require-permission'
import { ownsWebsite } from '../permissions/scopes'
import { type Project, STAGES } from './schema'

const COLUMNS = {
  id: projects.id,
  clientId: projects.clientId,
  websiteId: projects.websiteId,
  projectRequestId: projects.projectRequestId,
  quoteId: projects.quoteId,
  stoppedOn: projects.stoppedOn,
  personId: projects.personId,
  personName: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
}

/** The latest project of the actor's website, or of any for the agency; null without one. */
export async function findProjectOfWebsite(reads: Reads, websiteId: number): Promise<Project | null> {
  const isOwn = sql`exists (select from ${websites} where ${websites.id} = ${websiteId} and ${ownsWebsite(reads)})`
  return findProject(reads, and(eq(projects.websiteId, websiteId), isOwn))
}

/** The latest project of the actor's own client without a website yet. */
export const findOwnProject = (reads: Reads): Promise<Project | null> =>
  findProject(reads, and(eq(projects.clientId, actingUser(reads).clientId), isNull(projects.websiteId)))

/** The project of a request, for the agency. */
export async function findProjectOfRequest(reads: Reads, projectRequestId: number): Promise<Project | null> {
  requirePermission(reads, 'leads.manage')
  return findProject(reads, eq(projects.projectRequestId, projectRequestId))
}

async function findProject({ db }: Pick<Reads, 'db'>, condition: SQL | undefined): Promise<Project | null> {
  const [found] = await db
    .select(COLUMNS)
    .from(projects)
    .leftJoin(users, eq(users.id, projects.personId))
    .where(condition)
    .orderBy(desc(projects.id))
    .limit(1)
  if (!found) return null
  const rows = await db
    .select({
      stage: projectStages.stage,
      plannedOn: projectStages.plannedOn,
      doneOn: projectStages.doneOn,
    })
    .from(projectStages)
    .where(eq(projectStages.projectId, found.id))
  const { personId, personName, ...project } = found
  return {
    ...project,
    person: personId !== null && personName !== null ? { id: personId, name: personName } : null,
    stages: STAGES.flatMap((stage) => rows.find((row) => row.stage === stage) ?? []),
  }
}
