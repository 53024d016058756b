import { z } from 'zod'
import type { projectStages, projects } from '@/db/schema/projects'
import type { Day } from '../calendar'
import { EntityId } from '../entity-id'
import { calendarDate } from '../fields'

export const STAGES = ['brief', 'design', 'build', 'delivery'] as const
export type Stage = (typeof STAGES)[number]

export const STAGE_NAMES: Record<Stage, string> = {
  brief: 'Cadrage',
  design: 'Maquettes',
  build: 'Réalisation',
  delivery: 'Livraison',
}

export type ProjectRow = typeof projects.$inferSelect
export type StageDates = Pick<typeof projectStages.$inferSelect, 'stage' | 'plannedOn' | 'doneOn'>

/** A project with its stages in order, and its client's contact person. */
export type Project = Pick<
  ProjectRow,
  'id' | 'clientId' | 'websiteId' | 'projectRequestId' | 'quoteId' | 'stoppedOn'
> & {
  stages: StageDates[]
  person: { id: number; name: string } | null
}

export const maybeDay = (label: string) =>
  z
    .literal('')
    .transform(() => null)
    .or(calendarDate(label).transform((text) => text as Day))

/** What the agency plans of a project. */
export const ProjectPlan = z.object({
  personId: EntityId.nullable(),
  plannedOn: z.object({
    brief: maybeDay('La date du cadrage'),
    design: maybeDay('La date des maquettes'),
    build: maybeDay('La date de la réalisation'),
    delivery: maybeDay('La date de la livraison'),
  }),
})
export type ProjectPlan = z.infer<typeof ProjectPlan>

/** The stage in progress; null once all are done. */
export const currentStage = (stages: readonly StageDates[]): Stage | null =>
  STAGES.find((stage) => !stages.find((one) => one.stage === stage)?.doneOn) ?? null
