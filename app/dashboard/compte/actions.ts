'use server'

import { z } from 'zod'
import { changePassword } from '@/lib/domain/accounts/change-password'
import { endOtherSessions, endOwnSession } from '@/lib/domain/accounts/end-session'
import { ChangePassword } from '@/lib/domain/accounts/schema'
import { formAction } from '@/lib/server/forms/form-action'
import { rememberOwnDevice } from '@/lib/server/session/device-cookie'

const from = '/dashboard/compte'

export const changePasswordAction = formAction(
  { schema: ChangePassword, access: 'signedIn', limit: 'password', from },
  async (ctx, input) => {
    await changePassword(ctx, { ...input, staysSignedIn: true })
    await rememberOwnDevice(ctx)
    return { message: 'Mot de passe changé. Vos autres sessions sont fermées.' }
  },
)

export const endSessionAction = formAction(
  { schema: z.object({ sessionId: z.uuid() }), access: 'signedIn', limit: 'accountChange', from },
  async (ctx, { sessionId }) => {
    await endOwnSession(ctx, sessionId)
    return { message: 'Session fermée.' }
  },
)

export const endOtherSessionsAction = formAction(
  { schema: z.object({}), access: 'signedIn', limit: 'accountChange', from },
  async (ctx) => {
    await endOtherSessions(ctx)
    return { message: 'Vos autres sessions sont fermées.' }
  },
)
