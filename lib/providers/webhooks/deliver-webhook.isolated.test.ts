import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { deliverWebhook } from './deliver-webhook'

// The addresses that a name resolves to, set by the test; forbidden ones are never connected to.
let resolved: string[] = []
let lookups = 0

beforeAll(() => {
  const settings = {
    DATABASE_URL: 'postgres://nowhere/none',
    PUBLIC_ORIGIN: 'http://localhost:3000',
    AUTH_SECRET: 'Xq2v8TzN4mWc7RbK9pLs3GhY6dFj1EaU',
    RESEND_API_KEY: 're_for_tests',
    RESEND_WEBHOOK_SECRET: 'whsec_QUFBQUFBQUFBQUFBQUFBQQ==',
    MAIL_FROM: 'Ostal <bonjour@ostal.example>',
    STRIPE_SECRET_KEY: 'sk_test_for_tests',
    STRIPE_WEBHOOK_SECRET: 'whsec_QUFBQUFBQUFBQUFBQUFBQQ',
    STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_QkJCQkJCQkJCQkJCQkJCQg',
    MONDIALRELAY_ENSEIGNE: 'CC12ABCD',
    MONDIALRELAY_PRIVATE_KEY: 'k9Q2xP7r',
    MONDIALRELAY_WEBHOOK_SECRET: 'hT4kWz8QmX2vLc9RpB6nGs3YdFj7EaU1',
    MONDIALRELAY_API2_LOGIN: 'CC12ABCD@business-api.mondialrelay.com',
    MONDIALRELAY_API2_PASSWORD: 'm4Tz9WqL',
    UPLOADTHING_TOKEN: Buffer.from('{"apiKey":"sk_x","appId":"x","regions":["x"]}').toString('base64'),
  }
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  vi.spyOn(dns, 'lookup').mockImplementation(((
    _name: string,
    options: { all?: boolean },
    done: (...answer: unknown[]) => void,
  ) => {
    lookups += 1
    const addresses = resolved.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
    const [first] = addresses
    if (options.all) done(null, addresses)
    else done(null, first?.address, first?.family)
  }) as unknown as typeof dns.lookup)
  syncBuiltinESMExports()
})

afterAll(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
  vi.unstubAllEnvs()
})

const send = (url: string) =>
  deliverWebhook({ url, secrets: [`whsec_${'A'.repeat(43)}=`], eventId: 'msg_1', payload: '{}' })

const PRIVATE = 'L’adresse mène à un réseau privé, où rien n’est envoyé.'

describe('a webhook to a name that leads to', () => {
  it.each([
    ['loopback', ['127.0.0.1']],
    ['loopback in IPv6', ['::1']],
    ['loopback written as IPv6', ['::ffff:127.0.0.1']],
    ['loopback through a translation prefix', ['64:ff9b::7f00:1']],
    ['no address at all', ['0.0.0.0']],
    ['a private network', ['10.1.2.3']],
    ['another private network', ['172.31.0.1']],
    ['a home network', ['192.168.1.1']],
    ['a private network in IPv6', ['fd00::1']],
    ['a link-local address', ['fe80::1']],
    ['the machine’s metadata', ['169.254.169.254']],
    ['Azure’s metadata', ['168.63.129.16']],
    ['a provider’s shared network', ['100.100.100.200']],
    ['a private network through 6to4', ['2002:a00:1::1']],
    ['a public address through 6to4', ['2002:cb00:7209:1::1']],
    ['a network behind Teredo', ['2001::1']],
    ['loopback through Teredo', ['2001:0:4136:e378:8000:63bf:80ff:fffe']],
    ['loopback in the oldest IPv6 form', ['::127.0.0.1']],
    ['a private network of old in IPv6', ['fec0::1']],
    ['this network', ['0.1.2.3']],
    ['a group', ['224.0.0.251']],
    ['everybody', ['255.255.255.255']],
    ['an address of nobody', ['240.0.0.1']],
    ['a public address and a private one', ['203.0.114.9', '10.0.0.1']],
  ])('%s is not sent', async (_, addresses) => {
    resolved = addresses
    lookups = 0
    for (const url of ['http://site.example/', 'https://site.example/']) {
      expect(await send(url)).toEqual({ delivered: false, status: null, error: PRIVATE, answer: null })
    }
    expect(lookups).toBe(2)
  })
})

describe('a webhook whose address by itself is out of bounds', () => {
  it.each([
    ['http://127.0.0.1/', 'Indiquez un nom de domaine, et non une adresse IP.'],
    ['http://2130706433/', 'Indiquez un nom de domaine, et non une adresse IP.'],
    ['http://0x7f.1/', 'Indiquez un nom de domaine, et non une adresse IP.'],
    ['http://[::1]/', 'Indiquez un nom de domaine, et non une adresse IP.'],
    ['http://localhost/', 'Cette adresse n’est pas joignable depuis internet.'],
    ['http://LOCALHOST./', 'Cette adresse n’est pas joignable depuis internet.'],
    ['http://metadata.google.internal/', 'Cette adresse n’est pas joignable depuis internet.'],
    ['https://site.example:8443/', 'Seuls les ports 80 et 443 sont acceptés.'],
    ['http://site.example:5432/', 'Seuls les ports 80 et 443 sont acceptés.'],
    ['https://moi:secret@site.example/', 'L’adresse ne peut pas contenir d’identifiant ni de mot de passe.'],
    ['ftp://site.example/', 'L’adresse commence par https:// ou http://.'],
    ['site.example', 'L’adresse commence par https:// ou http://.'],
  ])('%s is refused before its name is looked up', async (url, error) => {
    lookups = 0
    expect(await send(url)).toMatchObject({ delivered: false, error })
    expect(lookups).toBe(0)
  })
})
