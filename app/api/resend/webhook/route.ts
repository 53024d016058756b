import { parseJson } from '@/app/api/_http/read-body'
import { on, route } from '@/app/api/_http/route'
import { readMailFailure, resendWebhookOperation } from '@/app/api/_wire/resend'
import { recordMailFailure } from '@/lib/domain/notifications/mail-failures'

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  on(resendWebhookOperation, async ({ ctx, body }) => {
    const failure = readMailFailure(parseJson(body))
    if (failure) await recordMailFailure(ctx, failure)
  }),
)
