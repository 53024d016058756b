import { expect, it, vi } from 'vitest'
import { brand } from '@/content/brand'
import { delivered } from '../../../tests/support/delivered-mail'
import { MAIL_ENV } from '../../../tests/support/mail-env'
import { sampleMails } from '../../../tests/support/sample-mails'
import type { Mail } from '../../domain/notifications/jobs'
import { sealedFor } from '../../domain/notifications/sealed-address'
import { createSecretBox } from '../secrets/secret-box'

vi.mock('../../env', () => ({ env: () => MAIL_ENV }))

// The build creates the thread's file.
vi.mock('../documents/draw', async () => ({
  drawForJob: (await import('../documents/draw-document')).drawDocument,
}))

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
    const sealedTo = createSecretBox([MAIL_ENV.AUTH_SECRET]).seal('sophie@exemple.fr', sealedFor(id))
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
  const mail = await delivered(sampleMails['contact-message'])
  expect(mail.to).toBe(brand.email)
  expect(mail.replyTo).toBe('marius@exemple.fr')
})
