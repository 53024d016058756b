'use server'

import { retryJob } from '@/lib/domain/jobs/retry-job'
import { JobKey } from '@/lib/domain/jobs/schema'
import { formAction } from '@/lib/server/forms/form-action'

export const retryJobAction = formAction(
  { schema: JobKey, access: 'signedIn', from: '/admin/taches' },
  async (ctx, key) => {
    await retryJob(ctx, key)
    return { message: 'Tâche relancée.' }
  },
)
