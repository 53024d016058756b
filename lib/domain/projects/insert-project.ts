import { projectStages, projects } from '@/db/schema/projects'
import type { Tx } from '../context'
import { type ProjectRow, STAGES } from './schema'

type NewProject = Pick<ProjectRow, 'clientId' | 'websiteId' | 'projectRequestId' | 'quoteId'>

/** Writes a project with its four stages, without dates. */
export async function insertProject(tx: Tx, input: NewProject): Promise<ProjectRow> {
  const [project] = await tx.db.insert(projects).values(input).returning()
  if (!project) throw new Error('The project was not written')
  await tx.db.insert(projectStages).values(STAGES.map((stage) => ({ projectId: project.id, stage })))
  return project
}
