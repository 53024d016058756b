'use server'

import { z } from 'zod'
import { closeCancellation } from '@/lib/domain/cancellations/close-cancellation'
import { confirmCancellation } from '@/lib/domain/cancellations/confirm-cancellation'
import { CancellationAnswer } from '@/lib/domain/cancellations/schema'
import { EntityIdText } from '@/lib/domain/entity-id'
import { changeLead, deleteLead } from '@/lib/domain/leads/change-lead'
import { convertProject } from '@/lib/domain/leads/convert-project'
import { LeadChange, ProjectConversion } from '@/lib/domain/leads/lead'
import { formAction } from '@/lib/server/forms/form-action'

const signedIn = { access: 'signedIn', from: '/admin/demandes' } as const
const OfLead = z.object({ kind: z.enum(['message', 'projet']), id: EntityIdText })

export const changeLeadAction = formAction(
  { ...signedIn, schema: LeadChange.extend(OfLead.shape) },
  async (ctx, input) => {
    await changeLead(ctx, input)
    return { message: input.kind === 'projet' ? 'Projet enregistré.' : 'Message enregistré.' }
  },
)

/** Redirects to the list without the sheet of the deleted lead. */
export const deleteLeadAction = formAction({ ...signedIn, schema: OfLead }, async (ctx, lead) => {
  await deleteLead(ctx, lead)
  return lead.kind === 'projet'
    ? { message: 'Projet supprimé.', redirectTo: '/admin/demandes?genre=projet' }
    : { message: 'Message supprimé.', redirectTo: '/admin/demandes' }
})

export const convertProjectAction = formAction(
  { ...signedIn, schema: ProjectConversion.extend({ id: EntityIdText }) },
  async (ctx, input) => {
    await convertProject(ctx, input)
    return { message: `Site créé\u00a0: ${input.name}` }
  },
)

const OfMessage = z.object({ messageId: EntityIdText })

export const confirmCancellationAction = formAction(
  { ...signedIn, schema: OfMessage.extend({ subscriptionId: EntityIdText }) },
  async (ctx, { messageId, subscriptionId }) => {
    await confirmCancellation(ctx, { key: { messageId }, subscriptionId })
    return { message: 'Confirmée. Le client reçoit le dernier jour et les effets.' }
  },
)

export const closeCancellationAction = formAction(
  { ...signedIn, schema: OfMessage.extend(CancellationAnswer.shape) },
  async (ctx, input) => {
    await closeCancellation(ctx, input)
    return { message: 'Réponse envoyée.' }
  },
)
