import { describe, expect, it, vi } from 'vitest'
import { RULES } from '@/components/emails/dark-styles'
import { styles } from '@/components/emails/theme'
import { delivered } from '../../../tests/support/delivered-mail'
import { MAIL_ENV } from '../../../tests/support/mail-env'
import { sampleMails } from '../../../tests/support/sample-mails'
import type { Mail } from '../../domain/notifications/jobs'
import { createLinkTokens } from '../session/link-tokens'

vi.mock('../../env', () => ({ env: () => MAIL_ENV }))

// The build creates the thread's file.
vi.mock('../documents/draw', async () => ({
  drawForJob: (await import('../documents/draw-document')).drawDocument,
}))

const { PUBLIC_ORIGIN: ORIGIN, AUTH_SECRET } = MAIL_ENV
const links = createLinkTokens([AUTH_SECRET])
const all = Object.values(sampleMails)
const contact = sampleMails['contact-message']

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
