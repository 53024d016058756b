'use server'

import { z } from 'zod'
import { addCannedAnswer } from '@/lib/domain/canned-answers/add-canned-answer'
import { changeCannedAnswer } from '@/lib/domain/canned-answers/change-canned-answer'
import { deleteCannedAnswer } from '@/lib/domain/canned-answers/delete-canned-answer'
import { CannedAnswerFields } from '@/lib/domain/canned-answers/schema'
import { EntityIdText } from '@/lib/domain/entity-id'
import { formAction } from '@/lib/server/forms/form-action'

const OPTIONS = { access: 'signedIn', from: '/dashboard/support/reponses' } as const

export const addAnswerAction = formAction({ schema: CannedAnswerFields, ...OPTIONS }, async (ctx, input) => {
  await addCannedAnswer(ctx, input)
  return { message: 'Réponse ajoutée.' }
})

export const changeAnswerAction = formAction(
  { schema: CannedAnswerFields.extend({ id: EntityIdText }), ...OPTIONS },
  async (ctx, input) => {
    await changeCannedAnswer(ctx, input)
    return { message: 'Réponse enregistrée.' }
  },
)

export const deleteAnswerAction = formAction(
  { schema: z.object({ id: EntityIdText }), ...OPTIONS },
  async (ctx, { id }) => {
    await deleteCannedAnswer(ctx, id)
    return { message: 'Réponse supprimée.' }
  },
)
