'use server'

import { z } from 'zod'
import { endView, startView } from '@/lib/domain/accounts/view-client'
import { EntityIdText } from '@/lib/domain/entity-id'
import { formAction } from '@/lib/server/forms/form-action'
import { contextOfViewer } from '@/lib/server/session/context-of-viewer'
import { rememberView } from '@/lib/server/session/session'

// Both are public here, as the session's screens change as a whole: the page that asked must not be read again. Who may is
// decided by the verbs.

export const startViewAction = formAction(
  { schema: z.object({ userId: EntityIdText }), access: 'public' },
  async (ctx, input) => {
    await rememberView(await startView(ctx, input))
    return { document: '/dashboard' }
  },
)

export const leaveViewAction = formAction(
  { schema: z.object({}), access: 'public', whileViewing: true },
  async (ctx) => {
    await endView(contextOfViewer(ctx))
    await rememberView(null)
    return { document: '/admin' }
  },
)
