import { and, desc, eq, ne } from 'drizzle-orm'
import { projectRequests } from '@/db/schema/project-requests'
import { projectStages, projects } from '@/db/schema/projects'
import { users } from '@/db/schema/users'
import { websites } from '@/db/schema/websites'
import type { Context, Tx } from '../context'
import { invalidField, notFound } from '../errors'
import { requirePermission } from '../permissions/require-permission'
import { insertProject } from './insert-project'
import { type ProjectPlan, type ProjectRow, STAGES } from './schema'

/** A project by its subject. It is created when its first dates are set. */
export type ProjectOf = { websiteId: number } | { projectRequestId: number }

/** Sets the planned days of a project's stages and its contact person; only the agency may. */
export async function planProject(
  ctx: Context,
  { of, plan }: { of: ProjectOf; plan: ProjectPlan },
): Promise<void> {
  requirePermission(ctx, 'websites.manage')
  await ctx.transaction(async (tx) => {
    const { personId, plannedOn } = plan
    if (personId !== null) await requireStaff(tx, personId)
    const { id } = await lockOrMake(tx, of)
    await tx.db.update(projects).set({ personId }).where(eq(projects.id, id))
    for (const stage of STAGES)
      await tx.db
        .update(projectStages)
        .set({ plannedOn: plannedOn[stage] })
        .where(and(eq(projectStages.projectId, id), eq(projectStages.stage, stage)))
    await tx.audit({ action: 'project.planned', subject: { type: 'website-project', id } })
  })
}

async function requireStaff(tx: Tx, personId: number): Promise<void> {
  const [person] = await tx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, personId), ne(users.role, 'USER')))
    .for('key share')
  if (!person) throw invalidField('personId', 'Cette personne n’est pas de l’agence.')
}

/** The website or request is locked first, so that two concurrent first plans create one project. */
async function lockOrMake(tx: Tx, of: ProjectOf): Promise<ProjectRow> {
  if ('websiteId' in of) {
    const { websiteId } = of
    const [site] = await tx.db
      .select({ clientId: websites.clientId })
      .from(websites)
      .where(eq(websites.id, websiteId))
      .for('update')
    if (!site) throw notFound()
    const found = await findLatest(tx, eq(projects.websiteId, websiteId))
    return (
      found ??
      insertProject(tx, { clientId: site.clientId, websiteId, projectRequestId: null, quoteId: null })
    )
  }
  const { projectRequestId } = of
  const [request] = await tx.db
    .select({ clientId: projectRequests.clientId, websiteId: projectRequests.websiteId })
    .from(projectRequests)
    .where(eq(projectRequests.id, projectRequestId))
    .for('update')
  if (!request) throw notFound()
  const found = await findLatest(tx, eq(projects.projectRequestId, projectRequestId))
  return found ?? insertProject(tx, { ...request, projectRequestId, quoteId: null })
}

async function findLatest(tx: Tx, which: ReturnType<typeof eq>): Promise<ProjectRow | null> {
  const [found] = await tx.db
    .select()
    .from(projects)
    .where(which)
    .orderBy(desc(projects.id))
    .limit(1)
    .for('update')
  return found ?? null
}
