import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { stalePage } from './stale-page'
import { keepTypedText } from './typed-text'

/** Sends a request, reads it as the framework does, and returns the kept texts. */
async function kept(body: BodyInit, headers: Record<string, string> = {}): Promise<string[]> {
  const server = createServer(async (request: IncomingMessage, response) => {
    const texts = keepTypedText(request)
    let size = 0
    for await (const chunk of request) size += chunk.length
    response.end(JSON.stringify({ size, texts: texts() }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body, headers })
    const { size, texts } = (await answer.json()) as { size: number; texts: string[] }
    expect(size).toBeGreaterThan(0)
    return texts
  } finally {
    server.close()
  }
}

it('keepTypedText keeps what a person typed in a form of either encoding, but neither secrets nor hidden fields', async () => {
  const fields = {
    $ACTION_ID_1: 'x',
    message: 'Où en êtes-vous\u00a0?\r\nMerci',
    name: 'Zoé',
    password: 'Une phrase à moi',
    websiteId: '12',
    submissionId: crypto.randomUUID(),
    accepts: 'on',
    empty: ' ',
  }
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('file', new Blob(['%PDF']), 'plan.pdf')
  const texts = [fields.message, fields.name]
  expect(await kept(form)).toEqual(texts)
  expect(await kept(new URLSearchParams(fields))).toEqual(texts)
})

it('keepTypedText ignores requests of scripts, bodies that are no form, and large forms', async () => {
  expect(await kept(new URLSearchParams({ message: 'Bonjour' }), { 'next-action': 'a1' })).toEqual([])
  expect(await kept('{"message":"Bonjour"}', { 'content-type': 'application/json' })).toEqual([])
  expect(await kept('broken', { 'content-type': 'multipart/form-data' })).toEqual([])
  expect(await kept(new URLSearchParams({ message: 'a '.repeat(300_000) }))).toEqual([])
})

it('the stale page shows a kept text without interpreting it', () => {
  expect(stalePage('/a"b', ['</textarea><script>'])).toContain('&lt;/textarea&gt;&lt;script&gt;</textarea>')
  expect(stalePage('/a"b', ['x'])).toContain('href="/a&quot;b"')
})
