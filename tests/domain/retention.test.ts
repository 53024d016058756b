import { expect, it } from 'vitest'
import { RETENTION } from '@/content/retention'
import { recordMailFailure } from '@/lib/domain/notifications/mail-failures'
import { applyRetention } from '@/lib/server/jobs/housekeeping'
import { domain } from '../support/context'

const { job, pool } = await domain()
const DAY_MS = 24 * 60 * 60 * 1000

it('visitors’ messages and failed addresses are deleted after three years, and not a day before', async () => {
  await pool.query(
    `insert into contact_messages (form, sender_name, sender_email, fields)
     values ('home-form', 'Ancienne', 'ancienne@exemple.fr', '{}')`,
  )
  await recordMailFailure(job('test'), { addresses: ['Refuse@exemple.fr'], kind: 'bounced', at: new Date() })
  const kept = async () => {
    const { rows } = await pool.query(
      `select (select count(*)::int from contact_messages where sender_name = 'Ancienne') as messages,
              (select count(*)::int from mail_failures where address = 'refuse@exemple.fr') as failures`,
    )
    return rows[0]
  }

  await applyRetention(job('housekeeping', { after: (RETENTION.contactMessages.days - 1) * DAY_MS }))
  expect(await kept()).toEqual({ messages: 1, failures: 1 })
  await applyRetention(job('housekeeping', { after: (RETENTION.contactMessages.days + 1) * DAY_MS }))
  expect(await kept()).toEqual({ messages: 0, failures: 0 })
})
