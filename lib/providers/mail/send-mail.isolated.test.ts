import { afterAll, expect, it, vi } from 'vitest'
import { simulatedSettings } from '../../../tests/support/simulated-settings'
import { simulators } from '../../../tests/support/simulators'
import { sendMail } from './send-mail'

const server = await simulators()
for (const [name, value] of Object.entries(simulatedSettings(server.origin))) vi.stubEnv(name, value)
afterAll(async () => {
  vi.unstubAllEnvs()
  await server.stop()
})

const mail = (to: string) => ({ to, subject: 'Reçu', html: '<p>Reçu</p>', text: 'Reçu', idempotencyKey: to })
const attachment = (bytes: number) => ({
  filename: 'reçu.pdf',
  contentType: 'application/pdf',
  // A view into a larger buffer, as the bytes of a small Buffer are.
  content: new Uint8Array(bytes + 8).fill(37).subarray(8),
})

it('attachments arrive byte for byte, with their name and type', async () => {
  await sendMail({ ...mail('un@exemple.fr'), attachments: [attachment(5), attachment(6)] })
  const of = (content: string) => ({ filename: 'reçu.pdf', contentType: 'application/pdf', content })
  expect(await server.mails('un@')).toMatchObject([{ attachments: [of('JSUlJSU='), of('JSUlJSUl')] }])
})

it('a mail without attachments has none', async () => {
  await sendMail(mail('sans@exemple.fr'))
  expect(await server.mails('sans@')).toMatchObject([{ attachments: [] }])
})

it('more than Resend takes is not sent', async () => {
  const large = attachment(16 * 1024 * 1024)
  await expect(sendMail({ ...mail('trop@exemple.fr'), attachments: [large, large] })).rejects.toThrow(
    'too large',
  )
  expect(await server.mails('trop@')).toEqual([])
})
