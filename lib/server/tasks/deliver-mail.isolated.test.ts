import { describe, expect, it, vi } from 'vitest'
import { brand } from '@/content/brand'
import { clientKind } from '@/db/schema/clients'
import { decisionGround, noticeCategory, noticeOutcome } from '@/db/schema/content-notices'
import { paymentPlan, subscriptionPlan } from '@/db/schema/subscriptions'
import { websiteFormula } from '@/db/schema/websites'
import { delivered } from '../../../tests/support/delivered-mail'
import { MAIL_ENV } from '../../../tests/support/mail-env'
import { sampleMails } from '../../../tests/support/sample-mails'
import type { Mail } from '../../domain/notifications/jobs'

vi.mock('../../env', () => ({ env: () => MAIL_ENV }))

// The build creates the thread's file.
vi.mock('../documents/draw', async () => ({
  drawForJob: (await import('../documents/draw-document')).drawDocument,
}))

const all = Object.values(sampleMails)

describe('every mail', () => {
  it.each(all)('$kind is the same byte for byte when it is tried again', async (mail) => {
    const first = await delivered(mail)
    expect(await delivered(structuredClone(mail))).toEqual(first)
  })

  it.each(all)('$kind links to the site’s own origin only', async (mail) => {
    const { html } = await delivered(mail)
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href ?? '')
    for (const link of links) expect(link).toMatch(/^(https:\/\/ostal\.test\/|mailto:)/)
    expect(html).not.toMatch(/\ssrc=/)
  })

  it.each(all)('$kind has a French text version and a preview', async (mail) => {
    const { html, text } = await delivered(mail)
    expect(html).toContain('<html dir="ltr" lang="fr">')
    expect(html).toMatch(/display:none[^>]*>[^<]{10,}/)
    // A shop's mail shows the shop's addresses.
    expect(text).toContain('shopAddress' in mail ? mail.replyTo : brand.email)
    expect(text).not.toMatch(/<[a-z]/i)
  })

  it.each(all)('$kind lets no data break out of its HTML', async (mail) => {
    const hostile = `"'><script>alert(1)</script><img src=x onerror=alert(2)></title></style>--><a href="javascript:alert(3)">&lt;`
    const calm = await delivered(withTexts(mail, () => 'tranquille'))
    const attacked = await delivered(withTexts(mail, (text) => text.slice(0, 3) + hostile))
    expect(tags(attacked.html)).toEqual(tags(calm.html))
    expect(attacked.html).not.toMatch(/href="\s*javascript:/i)
  })

  it.each(all)('$kind elides « de » and « que » before a name', async (mail) => {
    const { subject, html, text } = await delivered(withTexts(mail, () => 'Épicerie'))
    for (const written of [subject, html, text])
      expect(written).not.toMatch(/(^|[\s>])(de|que)\s+(Épicerie|Ostal)/i)
  })

  it.each(all)('$kind keeps its subject on one line', async (mail) => {
    const { subject } = await delivered(withTexts(mail, (text) => `${text}\r\nBcc: voleur@exemple.fr`))
    expect(subject).not.toMatch(/[\r\n]/)
  })
})

describe('the request that a mail follows from', () => {
  it('is a header of the mail, in addition to those of a ticket’s thread', async () => {
    const { headers } = await delivered(sampleMails['ticket-answered'], 'un')
    expect(headers).toMatchObject({ 'X-Ostal-Request': 'un', References: expect.any(String) })
    expect((await delivered(sampleMails.welcome, 'deux')).headers).toEqual({ 'X-Ostal-Request': 'deux' })
    expect((await delivered(sampleMails.welcome)).headers).toBeUndefined()
  })

  it('is told to the agency in an alert, which has to be looked into', async () => {
    const { text } = await delivered({ ...sampleMails['payment-alert'], cause: { requestId: 'trois' } })
    expect(text).toContain('Référence dans les journaux : trois')
  })
})

describe('an unconfirmed address', () => {
  it.each(['welcome', 'reset-password', 'new-email', 'email-changed', 'notice'] as const)(
    'gets a %s without a word of its owner',
    async (kind) => {
      const calm = await delivered(sampleMails[kind])
      const typed = await delivered({ ...sampleMails[kind], ...{ firstName: 'Gagnez' } } as Mail)
      expect(typed).toEqual(calm)
      expect(calm.text).toContain('Bonjour,')
    },
  )
})

it('two mails about two things never share an idempotency key, and none is too long', async () => {
  const keys = []
  for (const mail of all) keys.push((await delivered(mail)).idempotencyKey)
  expect(keys).toContain('ticket-answered/94')
  expect(new Set(keys).size).toBe(keys.length)
  for (const key of keys) expect(key.length).toBeLessThanOrEqual(256)
})

const tags = (html: string) => [...html.matchAll(/<(\/?[a-z][a-z0-9]*)/gi)].map(([, name]) => name)

const DAY = /^\d{4}-\d{2}-\d{2}$/

const isCode = (name: string, value: string) =>
  ['kind', 'form', 'about'].includes(name) || DAY.test(value) || CODES.includes(value)

/** Values of form choices in the data. */
const CODES: readonly string[] = [
  ...subscriptionPlan.enumValues,
  ...paymentPlan.enumValues,
  ...websiteFormula.enumValues,
  ...clientKind.enumValues,
  ...noticeCategory.enumValues,
  ...noticeOutcome.enumValues,
  ...decisionGround.enumValues,
]

/** The mail with each text written by a person changed. */
function withTexts<T>(value: T, change: (text: string) => string, name = ''): T {
  if (typeof value === 'string') return (isCode(name, value) ? value : change(value)) as T
  if (Array.isArray(value)) return value.map((entry) => withTexts(entry, change)) as T
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, entry]) => [key, withTexts(entry, change, key)])
  return Object.fromEntries(entries) as T
}
