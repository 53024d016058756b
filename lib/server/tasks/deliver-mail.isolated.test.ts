import { beforeEach, describe, expect, it, vi } from 'vitest'
import { RULES } from '@/components/emails/dark-styles'
import { styles } from '@/components/emails/theme'
import { brand } from '@/content/brand'
import { clientKind } from '@/db/schema/clients'
import { decisionGround, noticeCategory, noticeOutcome } from '@/db/schema/content-notices'
import { paymentPlan, subscriptionPlan } from '@/db/schema/subscriptions'
import { websiteFormula } from '@/db/schema/websites'
import { sampleMails } from '../../../tests/support/sample-mails'
import type { Mail } from '../../domain/notifications/jobs'
import { sealedFor } from '../../domain/notifications/sealed-address'
import type { OutgoingMail } from '../../providers/mail/send-mail'
import { createSecretBox } from '../secrets/secret-box'
import { createLinkTokens } from '../session/link-tokens'
import { deliverMail } from './deliver-mail'

const sent: OutgoingMail[] = []
const ORIGIN = 'https://ostal.test'
const AUTH_SECRET = 'the tests’ secret'
vi.mock('../../env', () => ({ env: () => ({ PUBLIC_ORIGIN: ORIGIN, AUTH_SECRET }) }))

// The build creates the thread's file.
vi.mock('../documents/draw', async () => ({
  drawForJob: (await import('../documents/draw-document')).drawDocument,
}))

async function delivered(mail: Mail, requestId?: string): Promise<OutgoingMail> {
  sent.length = 0
  await deliverMail(mail, {
    send: async (outgoing) => void sent.push(outgoing),
    documentOf: async (number) => ({ number, pdf: Buffer.from(`%PDF of ${number}`) }),
    requestId,
  })
  expect(sent).toHaveLength(1)
  return sent[0] as OutgoingMail
}

const links = createLinkTokens([AUTH_SECRET])
const all = Object.values(sampleMails)
const contact = sampleMails['contact-message']

beforeEach(() => {
  sent.length = 0
})

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

describe('how it looks', () => {
  it.each(all)('$kind has one button, which says what it does, and both themes', async (mail) => {
    const { html, text } = await delivered(mail)
    const buttons = [...html.matchAll(/<a class="o-button"[^]*?<\/a>/g)].map(([button]) => button)
    expect(buttons.length).toBeLessThanOrEqual(1)
    expect(buttons.join()).not.toMatch(/>(Ouvrir|Cliquez ici|Continuer)</)
    expect(html).toContain('<meta name="color-scheme" content="light dark"/>')
    expect(html).toContain('@media (prefers-color-scheme:dark)')
    expect(text).toMatch(/\nBonjour/)
    expect(text).toContain('shopAddress' in mail ? `\n${mail.siteName}\n` : '\nL’équipe Ostal\n')
  })

  it('every class that changes by night is one that a mail may have', () => {
    expect(Object.keys(RULES).filter((name) => !(name in styles))).toEqual([])
  })

  it('the agency’s mails show its house from the site’s own origin, a shop’s mails do not', async () => {
    expect((await delivered(sampleMails.welcome)).html).toContain(`url(${ORIGIN}/icons/icon-192.png)`)
    expect((await delivered(sampleMails['order-shipped'])).html).not.toContain('/icons/')
  })

  it('an order’s lines are a table, in the text too, with amounts that are exact to the cent', async () => {
    const { html, text } = await delivered(sampleMails['order-confirmed'])
    for (const amount of ['25,00', '4,90', '\u22122,50', '31,90'])
      expect(html).toMatch(new RegExp(`<td [^>]*text-align:right[^>]*align="right">${amount}\u00a0€</td>`))
    expect(text).toMatch(/2 × 12,50\s€/)
    expect(text).toMatch(/Code RUCHE +−2,50\s€\n/)
    expect(text).toMatch(/dont TVA 20\s% +1,49\s€\n/)
    expect(text).toMatch(/Point relais\nTabac de la Gare\n3 rue Jules Ferry, 34000 Montpellier/)
  })

  it('an order that waits to be mailed since before its VAT and place were kept has neither', async () => {
    const { vat, place, ...before } = sampleMails['order-confirmed']
    expect((await delivered(before)).text).not.toMatch(/TVA \d|Tabac/)
  })
})

describe('who gets it', () => {
  it('clients get their mails at their own address, without a reply-to', async () => {
    for (const kind of [
      'welcome',
      'reset-password',
      'ticket-answered',
      'project-request-client',
      'webhook-off',
      'payment-account-paused',
      'order-received',
      'order-unstocked-owner',
      'low-stock',
      'held-stock',
      'dispute-opened',
      'return-requested',
      'order-withdrawal-requested',
      'content-restricted',
      'notice',
      'new-email',
      'email-changed',
      'security-change',
    ] as const) {
      const mail = await delivered(sampleMails[kind])
      expect(mail).toMatchObject({ to: 'lea@exemple.fr' })
      expect(mail.replyTo).toBeUndefined()
    }
  })

  it('a shopper gets a mail of the shop: in its name, with its reply address and none of the agency’s', async () => {
    for (const kind of [
      'order-confirmed',
      'order-shipped',
      'order-delivered',
      'order-unstocked',
      'order-refunded',
      'order-corrected',
      'order-address-left',
      'return-received',
      'order-withdrawal-received',
      'order-withdrawal-attached',
      'order-withdrawal-refused',
    ] as const) {
      const mail = await delivered(sampleMails[kind])
      expect(mail).toMatchObject({
        to: 'sophie@exemple.fr',
        senderName: 'Miel des garrigues',
        replyTo: 'boutique@miel-des-garrigues.fr',
      })
      expect(mail.text).not.toContain(brand.email)
      expect(mail.text).not.toContain(brand.phone.shown)
    }
  })

  it.each(['client-erased', 'shopper-erased'] as const)(
    'who is erased gets a last mail at an address that its job only holds sealed: %s',
    async (kind) => {
      const id = crypto.randomUUID()
      const sealedTo = createSecretBox([AUTH_SECRET]).seal('sophie@exemple.fr', sealedFor(id))
      expect(await delivered({ ...sampleMails[kind], id, sealedTo } as Mail)).toMatchObject({
        to: 'sophie@exemple.fr',
      })
    },
  )

  it('the agency gets what concerns it at its own address', async () => {
    for (const kind of [
      'ticket-opened',
      'ticket-message',
      'project-request-agency',
      'contact-digest',
      'payment-account-paused-agency',
      'dispute-opened-agency',
      'payment-alert',
      'content-notice-agency',
    ] as const) {
      const mail = await delivered(sampleMails[kind])
      expect(mail.to).toBe(brand.email)
      expect(mail.replyTo).toBeUndefined()
    }
  })

  it('a visitor’s message goes to the agency, and the answer to the visitor', async () => {
    const mail = await delivered(contact)
    expect(mail.to).toBe(brand.email)
    expect(mail.replyTo).toBe('marius@exemple.fr')
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

describe('where it leads', () => {
  it('the welcome leads to the confirmation with its token', async () => {
    const { html, text } = await delivered(sampleMails.welcome)
    const token = links.sign(sampleMails.welcome.tokenId, 'confirm_email')
    expect(html).toContain(`href="${ORIGIN}/confirm-email?token=${token}"`)
    expect(text).toContain(`${ORIGIN}/confirm-email?token=${token}`)
  })

  it('the reset leads to the choice of a new password', async () => {
    const { html } = await delivered(sampleMails['reset-password'])
    const token = links.sign(sampleMails['reset-password'].tokenId, 'reset_password')
    expect(html).toContain(`href="${ORIGIN}/reset-password?token=${token}"`)
  })

  it('a mail’s data holds no token', async () => {
    for (const mail of [sampleMails.welcome, sampleMails['reset-password']]) {
      const { text } = await delivered(mail)
      const token = /[?]token=(\S+)/.exec(text)?.[1] ?? ''
      expect(token.length).toBeGreaterThan(70)
      expect(JSON.stringify(mail)).not.toContain(token.split('.')[1])
    }
  })

  it.each(all.filter((mail) => 'ticketId' in mail))('$kind leads to its ticket', async (mail) => {
    const { html } = await delivered(mail)
    expect(html).toContain(`href="${ORIGIN}/dashboard/tickets/${'ticketId' in mail && mail.ticketId}"`)
  })
})

it('who answered is of the agency, with its name elided', async () => {
  expect((await delivered(sampleMails['ticket-answered'])).text).toContain('Inès, d’Ostal, vous a répondu')
})

it('an address that is switched off: says why, and leads to its log', async () => {
  const failing = await delivered(sampleMails['webhook-off'])
  expect(failing.html).toContain(`href="${ORIGIN}/dashboard/website/8/webhooks"`)
  expect(failing.text).toMatch(/depuis plus de 5\sjours/)
  expect(failing.text).toContain('https://www.miel-des-garrigues.fr/webhooks')
  expect((await delivered({ ...sampleMails['webhook-off'], reason: 'gone' })).text).toContain('410')
})

describe('the forms’ mails', () => {
  it('the home form’s subject is the specification’s', async () => {
    const { subject } = await delivered({ ...contact, form: 'home-form', senderName: 'Zoé' })
    expect(subject).toBe('new message from Zoé')
  })

  it('the contact page’s subject is the specification’s, and the mail ends with the note', async () => {
    const { subject, text } = await delivered(contact)
    expect(subject).toBe('new contact request from Marius Olive')
    expect(text.trimEnd()).toMatch(
      /Ce message a été envoyé automatiquement depuis le formulaire de contact\.$/,
    )
  })

  it('holds every field that was filled in', async () => {
    const { text } = await delivered(contact)
    const plain = text.replaceAll('\u00a0', ' ')
    for (const { label, value } of contact.fields.slice(0, -1)) expect(plain).toContain(`${label} : ${value}`)
    expect(plain).toMatch(/Message :\s+Bonjour,\nJe voudrais un site pour mon garage\./)
  })
})

it('the receipt of a withdrawal is attached as a PDF to keep', async () => {
  const { attachments = [] } = await delivered(sampleMails['withdrawal-received'])
  expect(attachments).toMatchObject([
    { filename: 'accuse-de-retractation.pdf', contentType: 'application/pdf' },
  ])
  expect(Buffer.from(attachments[0]?.content ?? []).toString('latin1', 0, 5)).toBe('%PDF-')
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

it.each([
  ['invoice-issued', 'F-2026-0042'],
  ['credit-note-issued', 'A-2026-0003'],
] as const)('a mail that tells of a document brings it: %s', async (kind, number) => {
  const { attachments = [] } = await delivered(sampleMails[kind])
  expect(attachments).toEqual([
    { filename: `${number}.pdf`, contentType: 'application/pdf', content: Buffer.from(`%PDF of ${number}`) },
  ])
})

it('a payment brings what was issued by it, a refund its credit note, and what an older version queued nothing', async () => {
  const names = async (mail: Mail) => (await delivered(mail)).attachments?.map(({ filename }) => filename)
  const { 'payment-received': paid, 'invoice-refunded': refunded } = sampleMails
  expect(await names({ ...paid, documents: ['A-2026-0001', 'F-2026-0009'] })).toEqual([
    'A-2026-0001.pdf',
    'F-2026-0009.pdf',
  ])
  expect(await names({ ...refunded, creditNote: 'A-2026-0002' })).toEqual(['A-2026-0002.pdf'])
  expect(await names(paid)).toBeUndefined()
  expect(await names(refunded)).toBeUndefined()
})
