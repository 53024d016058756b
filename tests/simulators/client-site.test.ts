import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { elementLine } from '@/app/apercu/[id]/element-line'
import { simulators, webhookSecret } from '../support/simulators'

let server: Awaited<ReturnType<typeof simulators>>
beforeAll(async () => {
  server = await simulators()
})
afterAll(() => server.stop())

const BODY = '{"type":"ping","note":"<b>"}'

function send(id: string, secret = webhookSecret) {
  const now = new Date()
  return fetch(`${server.origin}/client-site/webhooks`, {
    method: 'POST',
    body: BODY,
    headers: {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(id, now, BODY),
    },
  })
}
const page = async () => (await fetch(`${server.origin}/client-site`)).text()

it('takes what is signed and refuses the rest, and shows both, newest first', async () => {
  expect(await page()).toContain('Rien n’est encore arrivé.')
  expect((await send('msg_1')).status).toBe(204)
  expect((await send('msg_2', `whsec_${'B'.repeat(43)}=`)).status).toBe(400)
  const shown = await page()
  expect(shown.indexOf('msg_2')).toBeLessThan(shown.indexOf('msg_1'))
  expect(shown).toMatch(/msg_2.*refusée.*msg_1.*vérifiée/s)
  expect(shown).toContain('&lt;b&gt;')
})

it('fails when told to', async () => {
  await server.order('server_error', 1, 'client-site')
  expect((await send('msg_3')).status).toBe(500)
  expect((await send('msg_3')).status).toBe(204)
})

it('shows its visitors the embeds', async () => {
  const shown = await (await fetch(`${server.origin}/client-site/vitrine`)).text()
  expect(shown).toContain('<script type="module" src="http://localhost:3000/embed.js"></script>')
  for (const list of ['team', 'testimonials', 'gallery'] as const)
    expect(shown).toContain(elementLine(list, 1))
  const shop = await (await fetch(`${server.origin}/client-site/boutique`)).text()
  expect(shown).toContain('<a href="boutique">')
  expect(shop).toContain('<script type="module" src="http://localhost:3000/embed.js"></script>')
  expect(shop).toMatch(/<ostal-cart site="2".*<ostal-products site="2"/s)
})
