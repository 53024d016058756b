'use server'

import { z } from 'zod'
import { longMoment } from '@/components/ui/dates/dates'
import { receiveNotice } from '@/lib/domain/content-notices/receive-notice'
import { ContentNotice } from '@/lib/domain/content-notices/schema'
import { HONEYPOT } from '@/lib/domain/forms/schema'
import { formAction } from '@/lib/server/forms/form-action'
import { withinLimit } from '@/lib/server/limits/points'

const NoticeForm = ContentNotice.and(
  z.object({
    /** Which of the two steps was sent. */
    step: z.enum(['fill', 'confirm']).catch('fill'),
    [HONEYPOT]: z.string().default(''),
  }),
)

/** Shows the notice for confirmation, then accepts it. */
export const sendNotice = formAction(
  { schema: NoticeForm, access: 'public', limit: 'contentNotice' },
  async (ctx, { step, [HONEYPOT]: trapped, goodFaith, site, ...notice }) => {
    const declared = {
      ...notice,
      locations: notice.locations.join('\n'),
      goodFaith,
      ...(site !== undefined && { site: String(site) }),
    }
    if (step === 'fill')
      return { status: 'idle', values: { ...declared, [HONEYPOT]: trapped, step: 'confirm' } }
    let mailsReceipt = false
    const { email } = notice
    if (email !== '')
      await withinLimit('noticeReceipt', ctx, { email }, async () => {
        mailsReceipt = true
      })
    const { reference, at } = await receiveNotice(ctx, {
      ...notice,
      site,
      suspicious: trapped !== '',
      mailsReceipt,
    })
    return {
      message: `Votre signalement ${reference} est enregistré. Il a été envoyé le ${longMoment(at)}. ${
        mailsReceipt
          ? `Un accusé de réception part à l’adresse ${email}.`
          : 'Gardez cette page\u00a0: c’est votre accusé de réception.'
      }`,
      values: { ...declared, reference },
    }
  },
)
