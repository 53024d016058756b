'use server'

import { z } from 'zod'
import { contestDecision, markDecisionsRead } from '@/lib/domain/content-notices/own-decision'
import { DecisionComplaint } from '@/lib/domain/content-notices/schema'
import { EntityIdText } from '@/lib/domain/entity-id'
import { formAction } from '@/lib/server/forms/form-action'

const options = {
  access: 'signedIn',
  from: (form: FormData) =>
    `/dashboard/signalements/${EntityIdText.safeParse(form.get('noticeId')).data ?? ''}`,
} as const

const OfNotice = z.object({ noticeId: EntityIdText })

export const markReadAction = formAction({ ...options, schema: OfNotice }, async (ctx, { noticeId }) => {
  await markDecisionsRead(ctx, noticeId)
  return { message: 'Décision marquée comme lue.' }
})

export const contestAction = formAction(
  { ...options, schema: DecisionComplaint.extend(OfNotice.shape), limit: 'ticket' },
  async (ctx, complaint) => {
    const { ticketId } = await contestDecision(ctx, complaint)
    return {
      message: 'Votre réclamation est envoyée. Une personne de l’agence y répond.',
      redirectTo: `/dashboard/tickets/${ticketId}`,
    }
  },
)
