import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { examineConfiguration } from './examine-configuration'

const random = () => randomBytes(32).toString('base64')

const PRODUCTION: Record<string, string> = {
  OSTAL_ENV: 'production',
  DATABASE_URL: 'postgres://ostal:x@db.internal/ostal',
  PUBLIC_ORIGIN: 'https://www.ostal.fr',
  AUTH_SECRET: random(),
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: random(),
  RESEND_API_KEY: 're_4f8a2c',
  RESEND_WEBHOOK_SECRET: `whsec_${'Qx7'.repeat(8)}`,
  MAIL_FROM: 'Ostal <bonjour@ostal.fr>',
  UPLOADTHING_TOKEN: Buffer.from(
    JSON.stringify({ apiKey: 'sk_live_4f8a2c', appId: 'app', regions: ['fra1'] }),
  ).toString('base64'),
  STRIPE_SECRET_KEY: 'rk_live_4f8a2c',
  STRIPE_WEBHOOK_SECRET: `whsec_${'Kp3'.repeat(8)}`,
  STRIPE_CONNECT_WEBHOOK_SECRET: `whsec_${'Zr9'.repeat(8)}`,
  MONDIALRELAY_ENSEIGNE: 'CC12ABCD',
  MONDIALRELAY_PRIVATE_KEY: 'aB3dE6',
  MONDIALRELAY_API2_LOGIN: 'CC12ABCD@business-api.mondialrelay.com',
  MONDIALRELAY_API2_PASSWORD: 'motdepasse',
  MONDIALRELAY_WEBHOOK_SECRET: random(),
  TRUSTED_PROXY_HOPS: '1',
}

describe('the doctor names a fault of the configuration in one line', () => {
  it('and nothing where nothing is wrong', () =>
    expect(examineConfiguration(PRODUCTION)).toEqual([
      {
        state: 'ok',
        about: 'Variables',
        says: 'Toutes les variables ont une valeur utilisable.',
        todo: null,
      },
    ]))

  it.each([
    ['DATABASE_URL', '', 'manque.'],
    ['PUBLIC_ORIGIN', 'http://www.ostal.fr', 'doit commencer par https:// en production.'],
    ['PUBLIC_ORIGIN', 'https://www.ostal.fr/site', 'n’a pas la bonne forme.'],
    ['AUTH_SECRET', 'trop-court', 'est trop court\u00a0: il faut 32 caractères.'],
    ['STRIPE_SECRET_KEY', 'sk_test_4f8a2c', 'est une valeur de test.'],
    ['MONDIALRELAY_ENSEIGNE', 'BDTEST13', 'est une valeur de test.'],
    ['TRUSTED_PROXY_HOPS', '', 'manque.'],
    ['NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', 'YWJj', 'manque ou est trop court.'],
  ])('%s=%s', (variable, value, says) => {
    const findings = examineConfiguration({ ...PRODUCTION, [variable]: value })
    expect(findings).toEqual([{ state: 'fault', about: variable, says, todo: expect.stringMatching(/\.$/) }])
  })

  it('and never the value', () =>
    expect(
      JSON.stringify(examineConfiguration({ ...PRODUCTION, AUTH_SECRET: 'secret-de-passage' })),
    ).not.toContain('secret-de-passage'))
})
