'use server'

import { redirect } from 'next/navigation'
import { confirmNewEmail } from '@/lib/domain/new-email/confirm-new-email'
import { ConfirmNewEmail, UndoNewEmail } from '@/lib/domain/new-email/schema'
import { undoNewEmail } from '@/lib/domain/new-email/undo-new-email'
import { formAction } from '@/lib/server/forms/form-action'
import { forgetSession } from '@/lib/server/session/session'

export const confirmNewEmailAction = formAction(
  { schema: ConfirmNewEmail, access: 'public', limit: 'reset' },
  async (ctx, input) => {
    await confirmNewEmail(ctx, input)
    return undefined
  },
)

export const undoNewEmailAction = formAction(
  { schema: UndoNewEmail, access: 'public', limit: 'reset' },
  async (ctx, input) => {
    await undoNewEmail(ctx, input)
    await forgetSession()
    redirect('/login?motif=mot-de-passe')
  },
)
