import { beforeEach, describe, expect, it, vi } from 'vitest'
import { brand } from '@/content/brand'
import { sampleMails } from '../../tests/support/sample-mails'
import type { Mail } from '../domain/notifications/jobs'
import type { OutgoingMail } from '../providers/mail/send-mail'
import { deliverMail } from './deliver-mail'
import { createLinkTokens } from './link-tokens'

const sent: OutgoingMail[] = []
const ORIGIN = 'https://ostal.test'
const AUTH_SECRET = 'the tests’ secret'
vi.mock('../env', () => ({ env: () => ({ PUBLIC_ORIGIN: ORIGIN, AUTH_SECRET }) }))

// A thread's file is made by the build.
vi.mock('./draw', async () => ({ drawForJob: (await import('./draw-document')).drawDocument }))

async function delivered(mail: Mail): Promise<OutgoingMail> {
  sent.length = 0
  await deliverMail(mail, async (outgoing) => void sent.push(outgoing))
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
    // A shop's mail is the shop's.
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

  it('the agency gets what concerns it at its own address', async () => {
    for (const kind of [
      'ticket-opened',
      'ticket-message',
      'project-request-agency',
      'contact-digest',
      'payment-account-paused-agency',
      'dispute-opened-agency',
      'payment-alert',
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

/** The mail with each text that a person wrote changed. */
function withTexts<T>(value: T, change: (text: string) => string, name = ''): T {
  if (typeof value === 'string')
    return (['kind', 'form', 'about'].includes(name) || DAY.test(value) ? value : change(value)) as T
  if (Array.isArray(value)) return value.map((entry) => withTexts(entry, change)) as T
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, entry]) => [key, withTexts(entry, change, key)])
  return Object.fromEntries(entries) as T
}
