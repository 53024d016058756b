'use server'

import { z } from 'zod'
import { decideNotice } from '@/lib/domain/content-notices/decide-notice'
import { reportNotice } from '@/lib/domain/content-notices/report-notice'
import { AuthorityReport, NoticeDecision } from '@/lib/domain/content-notices/schema'
import { setNoticeWebsite } from '@/lib/domain/content-notices/set-notice-website'
import { EntityIdText, MaybeIdText } from '@/lib/domain/entity-id'
import { formAction } from '@/lib/server/forms/form-action'
import { ITEM_FIELD } from './item-field'

const options = {
  access: 'signedIn',
  from: (form: FormData) => `/admin/signalements/${EntityIdText.safeParse(form.get('id')).data ?? ''}`,
} as const

const OfNotice = z.object({ id: EntityIdText })

/** Each removable content has a separate checkbox. */
const Decision = z
  .record(z.string(), z.string())
  .transform((fields) => ({
    ...fields,
    items: Object.keys(fields).flatMap((name) =>
      name.startsWith(ITEM_FIELD) ? [name.slice(ITEM_FIELD.length)] : [],
    ),
  }))
  .pipe(NoticeDecision.and(OfNotice))

export const decideNoticeAction = formAction({ ...options, schema: Decision }, async (ctx, decision) => {
  await decideNotice(ctx, decision)
  return { message: 'Décision enregistrée. Les personnes concernées sont prévenues.' }
})

export const reportNoticeAction = formAction(
  { ...options, schema: AuthorityReport.extend(OfNotice.shape) },
  async (ctx, report) => {
    await reportNotice(ctx, report)
    return { message: 'Transmission notée.' }
  },
)

export const setNoticeWebsiteAction = formAction(
  { ...options, schema: OfNotice.extend({ websiteId: MaybeIdText }) },
  async (ctx, input) => {
    await setNoticeWebsite(ctx, input)
    return { message: 'Site enregistré.' }
  },
)
