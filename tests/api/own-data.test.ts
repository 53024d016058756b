import { unzipSync } from 'fflate'
import { expect, inject, it } from 'vitest'
import { call } from '../support/api'
import { bearerOf, confirmAddress, newcomer } from '../support/people'
import { stored } from '../support/stored'

const archiveOf = async (bearer: string) => {
  const answer = await fetch(`${inject('origin')}/api/users/export`, {
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}` },
  })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="ostal-mes-donnees-[\d-]+\.zip"$/,
  )
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()))
  return Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes).toString('utf8')]),
  )
}

it('one’s data come as JSON with the files, and no note of the agency', async () => {
  const client = await newcomer()
  await confirmAddress(client.id)
  const [site] = await stored<{ id: number }>(
    "insert into websites (client_id, name, url) values ($1, 'Le Four', 'https://four.example') returning id",
    [client.id],
  )
  await stored("insert into shops (website_id, legal_name) values ($1, 'Le Four SARL')", [site?.id])
  await stored("insert into discount_codes (website_id, code, percent) values ($1, 'MERCI', 10)", [site?.id])
  await stored(
    `insert into orders (website_id, status, items_cents, delivery_cents, total_cents, delivery_method, submission_id)
     values ($1, 'paid', 1250, 0, 1250, 'pickup', gen_random_uuid())`,
    [site?.id],
  )
  const form = new FormData()
  const fields = { ticketType: 'Bug', ticketName: 'Panne', description: 'Plus rien ne va.' }
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('files', new Blob(['Un plan']), 'plan.txt')
  const sent = new Request('http://x', { method: 'POST', body: form })
  const ticket = await call('POST', '/tickets', {
    bearer: client.bearer,
    raw: new Uint8Array(await sent.arrayBuffer()),
    headers: { 'content-type': sent.headers.get('content-type') ?? '' },
  })
  const answer = { json: { message: 'Nous regardons.' }, ...(await bearerOf('moderator')) }
  await call('POST', `/tickets/message/${ticket.body.Id}`, answer)
  await stored(
    "insert into ticket_notes (ticket_id, author_id, body) values ($1, 4, 'Cliente difficile, en parler.')",
    [ticket.body.Id],
  )

  const asked = { WebsiteId: site?.id, Name: 'Vitrine', Access: 'read' }
  const key = await call('POST', '/keys', { bearer: client.bearer, json: asked })
  await stored(
    `insert into contact_messages (form, sender_name, sender_email, fields)
     values ('home-form', 'Élise', $1, '{"message": "Bonjour à vous"}')`,
    [client.email.toUpperCase()],
  )

  const files = await archiveOf(client.bearer ?? '')
  expect(JSON.parse(files['compte.json'] ?? '')).toMatchObject({ email: client.email, lastName: 'Nouvelle' })
  expect(JSON.parse(files['sites.json'] ?? '')).toMatchObject([
    { name: 'Le Four', shop: { legalName: 'Le Four SARL' }, discountCodes: [{ code: 'MERCI', percent: 10 }] },
  ])
  expect(JSON.parse(files['commandes.json'] ?? '')).toMatchObject([{ status: 'paid', totalCents: 1_250 }])
  expect(files['commandes.json']).not.toContain('submission')
  expect(JSON.parse(files['demandes.json'] ?? '')).toMatchObject([
    { title: 'Panne', messages: [{ body: 'Plus rien ne va.' }, { body: 'Nous regardons.' }] },
  ])
  expect(JSON.parse(files['acces.json'] ?? '')).toMatchObject({
    sessions: [{ createdAt: expect.any(String) }],
    keys: [{ websiteId: site?.id, name: 'Vitrine', prefix: key.body.Prefix }],
    passkeys: [],
    webhooks: [],
  })
  expect(files['messages.json']).toContain('Bonjour à vous')
  const file = Object.entries(files).find(([name]) => name.endsWith('plan.txt'))
  expect(file?.[1]).toBe('Un plan')
  expect(JSON.stringify(files)).not.toMatch(/difficile|passwordHash|argon2|keyHash/)
  expect(JSON.stringify(files)).not.toContain(key.body.Key)
})
