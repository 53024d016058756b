import { Resend } from 'resend'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { resendKey, simulators } from '../support/simulators'

let server: Awaited<ReturnType<typeof simulators>>
let id: string

beforeAll(async () => {
  server = await simulators()
  const resend = new Resend(resendKey, { baseUrl: `${server.origin}/resend` })
  const common = { from: 'Ostal <bonjour@ostal.example>', html: '<h1>Bonjour</h1><script>alert(1)</script>' }
  await resend.emails.send({ ...common, to: 'julien@ostal.example', subject: 'Premier' })
  const sent = await resend.emails.send({
    ...common,
    to: 'camille@ostal.example',
    subject: 'Second <b>',
    text: 'Texte <i>',
    attachments: [{ filename: '<b>reçu.html', content: Buffer.from('<script>'), contentType: 'text/html' }],
  })
  id = sent.data?.id ?? ''
})
afterAll(() => server.stop())

const read = async (path: string) => (await fetch(`${server.origin}${path}`)).text()

it('lists the mails, newest first', async () => {
  const page = await read('/inbox')
  expect(page.indexOf('Second')).toBeGreaterThan(0)
  expect(page.indexOf('Second')).toBeLessThan(page.indexOf('Premier'))
})

it('lists the mails to one address', async () => {
  expect((await server.mails('Camille@ostal')).map(({ subject }) => subject)).toEqual(['Second <b>'])
  expect(await read('/inbox?to=camille')).not.toContain('Premier')
})

it('shows a mail with its text escaped and its HTML in a sandbox', async () => {
  const page = await read(`/inbox/${id}`)
  expect(page).toContain('Second &lt;b&gt;')
  expect(page).toContain('Texte &lt;i&gt;')
  expect(page).toContain(`<iframe sandbox="allow-popups" src="/inbox/${id}/html"`)
})

it('lets nothing run in a mail', async () => {
  const answer = await fetch(`${server.origin}/inbox/${id}/html`)
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await answer.text()).toContain('<h1>Bonjour</h1>')
})

it('shows a mail’s attachments, which are downloaded and never opened', async () => {
  const page = await read(`/inbox/${id}`)
  expect(page).toContain('&lt;b&gt;reçu.html')
  const path = /href="([^"]+\/attachments\/0)"/.exec(page)?.[1]
  const answer = await fetch(`${server.origin}${path}`)
  expect(await answer.text()).toBe('<script>')
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment;.*filename\*=UTF-8''/)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  expect((await fetch(`${server.origin}/inbox/${id}/attachments/1`)).status).toBe(404)
})

it('answers 404 in French for a mail that is not there', async () => {
  const answer = await fetch(`${server.origin}/inbox/nowhere`)
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('Courriel introuvable')
})
