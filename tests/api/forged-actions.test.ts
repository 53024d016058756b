import { readFileSync } from 'node:fs'
import { describe, expect, inject, it } from 'vitest'
import { rawRequest, textOf } from '../support/raw-request'

const manifest = JSON.parse(readFileSync('.next/server/server-reference-manifest.json', 'utf8'))
const actions = Object.entries<{ exportedName: string }>(manifest.node)
const idOf = (name: string) => actions.find(([, { exportedName }]) => exportedName === name)?.[0] ?? ''

const LOG_IN = idOf('logInAction')
const UNKNOWN = `${LOG_IN.slice(0, -8)}deadbeef`
const TEXT = 'text/plain;charset=UTF-8'
const FORM = 'multipart/form-data; boundary=partie'
const form = (...fields: [string, string][]) =>
  `${fields.map(([name, text]) => `--partie\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`).join('')}--partie--\r\n`

/** Sends a form as our own pages do, unless the headers differ. */
const send = (path: string, body: string, headers: Record<string, string>) =>
  rawRequest(inject('origin') + path, {
    method: 'POST',
    body,
    headers: { origin: inject('origin'), ...headers },
  })

type Forged = { what: string; body: string; type: string; id?: string }
const forged: Forged[] = [
  { what: 'an unknown action', id: UNKNOWN, type: TEXT, body: '[]' },
  { what: 'an unknown action as a form', id: UNKNOWN, type: FORM, body: form(['0', '[]']) },
  {
    what: 'an unknown action in another coding',
    id: UNKNOWN,
    type: 'application/x-www-form-urlencoded',
    body: 'a=b',
  },
  { what: 'a name that is no action', id: 'toString', type: TEXT, body: '[]' },
  { what: 'no name', id: '', type: TEXT, body: '[]' },
  { what: 'an unknown action without script', type: FORM, body: form([`$ACTION_ID_${UNKNOWN}`, '']) },
  { what: 'a form of no action', type: FORM, body: form(['answer', 'on']) },
  { what: 'arguments that are no JSON', id: LOG_IN, type: TEXT, body: '[broken' },
  { what: 'arguments that point to nothing', id: LOG_IN, type: FORM, body: form(['0', '["$K1"]']) },
  { what: 'arguments of other types', id: LOG_IN, type: TEXT, body: '[1,["2"]]' },
  { what: 'no arguments', id: LOG_IN, type: TEXT, body: '[]' },
  { what: 'a form that breaks off', id: LOG_IN, type: FORM, body: form(['0', '[]']).slice(0, 40) },
  {
    what: 'bound arguments that are no JSON',
    type: FORM,
    body: form(
      ['$ACTION_REF_1', ''],
      ['$ACTION_1:0', `{"id":"${LOG_IN}","bound":"$@1"}`],
      ['$ACTION_1:1', '[x'],
    ),
  },
]

describe('under attack: a forged server action', () => {
  it.each(forged)('is a 403: $what', async ({ id, type, body }) => {
    const seen = readFileSync(inject('productLog'), 'utf8').length
    for (const path of ['/login', '/contact', '/dashboard', '/']) {
      const named = id === undefined ? {} : { 'next-action': id }
      const answer = await send(path, body, { 'content-type': type, ...named })
      expect([path, answer.status, textOf(answer)]).toEqual([
        path,
        403,
        'Cette requête ne vient pas du site.',
      ])
      expect(answer.headers).toMatchObject({ 'x-frame-options': 'DENY', 'cache-control': 'no-store' })
    }
    // The framework must not log an unstructured stack trace.
    const said = readFileSync(inject('productLog'), 'utf8').slice(seen).split('\n').filter(Boolean)
    for (const line of said) expect(() => JSON.parse(line)).not.toThrow()
  })

  it('without script gives back what was typed, as text, and no secret', async () => {
    const typed = 'Bonjour,\n<script>alert(1)</script> & « merci »'
    const body = form([`$ACTION_ID_${UNKNOWN}`, ''], ['message', typed], ['password', 'Une-phrase-a-moi'])
    const answer = await send('/contact', body, { 'content-type': FORM })
    expect(answer.status).toBe(403)
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-frame-options': 'DENY',
    })
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    expect(textOf(answer)).toContain(
      'Bonjour,\n&lt;script&gt;alert(1)&lt;/script&gt; &amp; « merci »</textarea>',
    )
    expect(textOf(answer)).not.toMatch(/<script|Une-phrase-a-moi/)
  })

  it.each<[string, Record<string, string>]>([
    ['another site', { origin: 'https://voleur.example' }],
    ['another site with our name', { 'sec-fetch-site': 'cross-site' }],
    ['nowhere', { origin: 'null' }],
  ])('is a 403 from %s', async (_where, headers) => {
    const answer = await send('/login', '[]', { 'next-action': LOG_IN, 'content-type': TEXT, ...headers })
    expect(answer.status).toBe(403)
  })

  it('of an older build tells the page to load anew', async () => {
    const answer = await send('/login', '[]', { 'next-action': UNKNOWN, 'content-type': TEXT })
    expect(answer.headers['x-nextjs-action-not-found']).toBe('1')
  })
})

it.each<[string, Record<string, string>]>([
  ['that keeps its origin to itself', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
  ['that names another host', { host: 'voleur.example', 'x-forwarded-host': 'voleur.example' }],
])('the form of a browser %s is taken', async (_what, headers) => {
  const page = textOf(await rawRequest(`${inject('origin')}/login`))
  const hidden = [...page.matchAll(/<input type="hidden" name="(\$ACTION[^"]*)"(?: value="([^"]*)")?\/>/g)]
  const fields = hidden.map(([, name = '', value = '']): [string, string] => [
    name,
    value.replaceAll('&quot;', '"'),
  ])
  expect(fields.length).toBeGreaterThan(1)
  const body = form(...fields, ['email', 'personne@exemple.fr'], ['password', 'pas le bon mot'])
  const answer = await send('/login', body, { 'content-type': FORM, ...headers })
  expect([answer.status, textOf(answer).includes('E-mail ou mot de passe incorrect.')]).toEqual([200, true])
})
