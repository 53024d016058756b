'use server'

import { z } from 'zod'
import type { Day } from '@/lib/domain/calendar'
import { EntityIdText, MaybeIdText } from '@/lib/domain/entity-id'
import { calendarDate } from '@/lib/domain/fields'
import { planProject } from '@/lib/domain/projects/plan-project'
import { maybeDay, STAGES } from '@/lib/domain/projects/schema'
import { finishStage, reopenStage } from '@/lib/domain/quotes/finish-stage'
import { formAction } from '@/lib/server/forms/form-action'

const Of = z.string().regex(/^(site|demande)-[1-9]\d{0,8}$/)
const options = {
  access: 'signedIn',
  from: (form: FormData) => `/admin/projets/${Of.safeParse(form.get('of')).data ?? ''}`,
} as const

const Plan = z.object({
  of: Of,
  personId: MaybeIdText,
  brief: maybeDay('La date du cadrage'),
  design: maybeDay('La date des maquettes'),
  build: maybeDay('La date de la réalisation'),
  delivery: maybeDay('La date de la livraison'),
})

export const planProjectAction = formAction(
  { ...options, schema: Plan },
  async (ctx, { of, personId, ...plannedOn }) => {
    const [kind, id] = of.split('-')
    const about = kind === 'site' ? { websiteId: Number(id) } : { projectRequestId: Number(id) }
    await planProject(ctx, { of: about, plan: { personId, plannedOn } })
    return { message: 'Étapes enregistrées.' }
  },
)

const OfStage = z.object({ of: Of, projectId: EntityIdText, stage: z.enum(STAGES) })

export const finishStageAction = formAction(
  {
    ...options,
    schema: OfStage.extend({ doneOn: calendarDate('La date').transform((text) => text as Day) }),
  },
  async (ctx, { projectId, stage, doneOn }) => {
    await finishStage(ctx, { projectId, stage, on: doneOn })
    return { message: stage === 'delivery' ? 'Livraison notée.' : 'Étape faite.' }
  },
)

export const reopenStageAction = formAction(
  { ...options, schema: OfStage },
  async (ctx, { projectId, stage }) => {
    await reopenStage(ctx, { projectId, stage })
    return { message: 'Étape rouverte.' }
  },
)
