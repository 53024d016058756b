import { describe, expect, it } from 'vitest'
import { readEnvironment } from './env'

function uploadThingToken(parts: Record<string, unknown>) {
  return Buffer.from(JSON.stringify({ appId: 'app1', regions: ['fra1'], ...parts })).toString('base64')
}

const production = {
  DATABASE_URL: 'postgres://ostal:hunter2@db:5432/ostal',
  PUBLIC_ORIGIN: 'https://www.ostal.fr',
  AUTH_SECRET: 'Xq2v8TzN4mWc7RbK9pLs3GhY6dFj1EaU',
  NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=',
  RESEND_API_KEY: 're_9aF3kQ',
  RESEND_WEBHOOK_SECRET: 'whsec_q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQ',
  MAIL_FROM: 'Ostal <bonjour@ostal.fr>',
  MONDIALRELAY_ENSEIGNE: 'CC12ABCD',
  MONDIALRELAY_PRIVATE_KEY: 'k9Q2xP7r',
  MONDIALRELAY_WEBHOOK_SECRET: 'hT4kWz8QmX2vLc9RpB6nGs3YdFj7EaU1',
  MONDIALRELAY_API2_LOGIN: 'CC12ABCD@business-api.mondialrelay.com',
  MONDIALRELAY_API2_PASSWORD: 'm4Tz9WqL',
  UPLOADTHING_TOKEN: uploadThingToken({ apiKey: 'sk_live_9aF3kQ' }),
  STRIPE_SECRET_KEY: 'sk_live_9aF3kQ',
  STRIPE_WEBHOOK_SECRET: 'whsec_q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQ',
  STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_Nx7kKvN7xI0VniQq83vEjRWeJCrze8SNF',
  TRUSTED_PROXY_HOPS: '0',
}
const demo = { ...production, OSTAL_ENV: 'demo', PUBLIC_ORIGIN: 'http://localhost:3000' }

function faultsOf(source: Record<string, string | undefined>): string {
  try {
    readEnvironment(source)
  } catch (error) {
    return (error as Error).message
  }
  throw new Error('The configuration was accepted')
}

describe('a rehearsal', () => {
  const rehearsal = { ...production, OSTAL_REHEARSAL: '1' }
  const testKeys = {
    STRIPE_SECRET_KEY: 'sk_test_9aF3kQ',
    RESEND_API_KEY: 're_sim_9aF3kQ',
    MONDIALRELAY_ENSEIGNE: 'BDTEST13',
    MONDIALRELAY_API2_URL: 'https://connect-api-sandbox.mondialrelay.com/api/shipment',
  }

  it('takes test keys and sandboxes, which production refuses', () => {
    expect(readEnvironment({ ...rehearsal, ...testKeys }).OSTAL_REHEARSAL).toBe(true)
    for (const name of Object.keys(testKeys)) expect(faultsOf({ ...production, ...testKeys })).toContain(name)
  })

  it.each([
    ['PUBLIC_ORIGIN', 'http://www.ostal.fr'],
    ['STRIPE_API_BASE', 'http://127.0.0.1:4000'],
    ['AUTH_SECRET', 'change-me-change-me-change-me-change-me'],
    ['RATE_LIMIT_SCALE', '10'],
  ])('is as strict about %s', (name, value) =>
    expect(faultsOf({ ...rehearsal, ...testKeys, [name]: value })).toContain(name),
  )
})

describe('a good configuration', () => {
  it('of production is accepted, with the documented defaults', () => {
    expect(readEnvironment(production)).toMatchObject({
      OSTAL_ENV: 'production',
      RESEND_BASE_URL: 'https://api.resend.com',
      UPLOADTHING_API_URL: 'https://api.uploadthing.com',
      UPLOADTHING_UFS_HOST: 'ufs.sh',
      STRIPE_API_BASE: 'https://api.stripe.com',
      STRIPE_DASHBOARD_URL: 'https://dashboard.stripe.com',
      PROVIDER_TIMEOUT_MS: 8_000,
      MONDIALRELAY_API1_URL: 'https://api.mondialrelay.com/Web_Services.asmx',
      MONDIALRELAY_API2_URL: 'https://connect-api.mondialrelay.com/api/shipment',
      MONDIALRELAY_TRACKING_URL: 'https://www.mondialrelay.fr/suivi-de-colis/',
      STAFF_SECOND_FACTOR: 'required',
      TRUSTED_PROXY_HOPS: 0,
      RATE_LIMIT_SCALE: 1,
      WEBHOOK_ALLOW_PRIVATE: false,
      DATABASE_POOL_SIZE: 10,
      LOG_LEVEL: 'info',
    })
  })

  it('takes an empty variable for a missing one', () => {
    expect(readEnvironment({ ...production, LOG_LEVEL: '' }).LOG_LEVEL).toBe('info')
  })

  it('of the demo may use http and a simulator’s key, and need not count its proxies', () => {
    const simulators = { RESEND_API_KEY: 're_demo', RESEND_BASE_URL: 'http://127.0.0.1:4000/resend' }
    const taken = readEnvironment({ ...demo, ...simulators, TRUSTED_PROXY_HOPS: undefined })
    expect(taken).toMatchObject({ OSTAL_ENV: 'demo', TRUSTED_PROXY_HOPS: 0 })
  })
})

describe('a bad configuration', () => {
  it('is reported with all its faults at once', () => {
    const message = faultsOf({ OSTAL_ENV: 'staging', TRUSTED_PROXY_HOPS: 'many' })
    for (const name of [
      'OSTAL_ENV',
      'DATABASE_URL',
      'PUBLIC_ORIGIN',
      'AUTH_SECRET',
      'RESEND_API_KEY',
      'RESEND_WEBHOOK_SECRET',
      'UPLOADTHING_TOKEN',
      'STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET',
      'STRIPE_CONNECT_WEBHOOK_SECRET',
      'MONDIALRELAY_ENSEIGNE',
      'MONDIALRELAY_PRIVATE_KEY',
      'MONDIALRELAY_API2_LOGIN',
      'MONDIALRELAY_API2_PASSWORD',
      'MONDIALRELAY_WEBHOOK_SECRET',
      'MAIL_FROM',
      'TRUSTED_PROXY_HOPS',
    ])
      expect(message).toContain(`- ${name} `)
  })

  it('tells faults of form and of production together', () => {
    const message = faultsOf({ ...production, PUBLIC_ORIGIN: 'http://www.ostal.fr', MAIL_FROM: undefined })
    expect(message).toContain('PUBLIC_ORIGIN must be https')
    expect(message).toContain('MAIL_FROM')
  })

  it('is reported without a single value', () => {
    const values = {
      OSTAL_ENV: 'valeur-1',
      DATABASE_URL: 'mysql://valeur-2',
      PUBLIC_ORIGIN: 'valeur-3',
      AUTH_SECRET: 'valeur-4',
      RESEND_BASE_URL: 'valeur-5',
      UPLOADTHING_TOKEN: 'valeur-11',
      STRIPE_SECRET_KEY: 'valeur-15',
      STRIPE_PUBLISHABLE_KEY: 'valeur-16',
      STRIPE_WEBHOOK_SECRET: 'valeur-17',
      STRIPE_API_BASE: 'valeur-18',
      PROVIDER_TIMEOUT_MS: 'valeur-19',
      TRUSTED_PROXY_HOPS: 'valeur-6',
      RATE_LIMIT_SCALE: 'valeur-7',
      DATABASE_POOL_SIZE: 'valeur-8',
      LOG_LEVEL: 'valeur-9',
      NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: 'valeur 10',
      WEBHOOK_ALLOW_PRIVATE: 'valeur-12',
      STAFF_SECOND_FACTOR: 'valeur-13',
      MONDIALRELAY_ENSEIGNE: 'valeur-14',
      MONDIALRELAY_PRIVATE_KEY: 'valeur 15',
      MONDIALRELAY_API1_URL: 'valeur-16',
      MONDIALRELAY_API2_URL: 'valeur-17',
      MONDIALRELAY_API2_CUSTOMER_ID: 'valeur-18',
      MONDIALRELAY_TRACKING_URL: 'valeur-19',
      MONDIALRELAY_WEBHOOK_SECRET: 'valeur-20',
      MAP_TILES_URL: 'https://valeur.example/21.png',
    }
    expect(faultsOf(values)).not.toContain('valeur')
  })

  it.each([
    ['PUBLIC_ORIGIN', 'http://www.ostal.fr'],
    ['PUBLIC_ORIGIN', 'https://www.ostal.fr/accueil'],
    ['PUBLIC_ORIGIN', 'https://www.ostal.fr?a=b'],
    ['PUBLIC_ORIGIN', 'https://www.ostal.fr#a'],
    ['PUBLIC_ORIGIN', 'https://quelqu.un@www.ostal.fr'],
    ['PUBLIC_ORIGIN', 'https://quelqu.un:motdepasse@www.ostal.fr'],
    ['PUBLIC_ORIGIN', 'https://www.ostal.fr:443'],
    ['PUBLIC_ORIGIN', 'https://WWW.ostal.fr'],
    ['PUBLIC_ORIGIN', 'HTTP://www.ostal.fr'],
    ['RESEND_BASE_URL', 'http://api.resend.com'],
    ['UPLOADTHING_API_URL', 'http://api.uploadthing.com'],
    ['UPLOADTHING_INGEST_URL', 'HTTP://ingest.uploadthing.com'],
    ['MONDIALRELAY_API1_URL', 'http://api.mondialrelay.com/Web_Services.asmx'],
    ['MONDIALRELAY_ENSEIGNE', undefined],
    ['MONDIALRELAY_ENSEIGNE', 'cc12abcd'],
    ['MONDIALRELAY_ENSEIGNE', 'BDTEST13'],
    ['MONDIALRELAY_PRIVATE_KEY', undefined],
    ['MONDIALRELAY_PRIVATE_KEY', 'clé'],
    ['MONDIALRELAY_API2_LOGIN', undefined],
    ['MONDIALRELAY_API2_PASSWORD', undefined],
    ['MONDIALRELAY_API2_CUSTOMER_ID', 'cc12'],
    ['MONDIALRELAY_API2_URL', 'http://connect-api.mondialrelay.com/api/shipment'],
    ['MONDIALRELAY_API2_URL', 'https://connect-api-sandbox.mondialrelay.com/api/shipment'],
    ['MONDIALRELAY_TRACKING_URL', 'http://www.mondialrelay.fr/suivi-de-colis/'],
    ['MONDIALRELAY_WEBHOOK_SECRET', undefined],
    ['MONDIALRELAY_WEBHOOK_SECRET', 'trop court'],
    ['MONDIALRELAY_WEBHOOK_SECRET', 'change-me-change-me-change-me-change-me'],
    ['MONDIALRELAY_WEBHOOK_SECRET', 'a'.repeat(40)],
    ['MAP_TILES_URL', 'http://tiles.example/{z}/{x}/{y}.png'],
    ['MAP_TILES_URL', 'https://tiles.example/{z}/{x}.png'],
    ['TRUSTED_PROXY_HOPS', undefined],
    ['TRUSTED_PROXY_HOPS', ''],
    ['AUTH_SECRET', 'trop court'],
    ['AUTH_SECRET', 'change-me-change-me-change-me-change-me'],
    ['AUTH_SECRET', '0'.repeat(40)],
    ['AUTH_SECRET', 'a'.repeat(40)],
    ['AUTH_SECRET_PREVIOUS', 'trop court'],
    ['AUTH_SECRET_PREVIOUS', 'a'.repeat(40)],
    ['RESEND_API_KEY', 're_test_1'],
    ['UPLOADTHING_TOKEN', undefined],
    ['UPLOADTHING_TOKEN', 'bm90aGluZw=='],
    ['UPLOADTHING_TOKEN', uploadThingToken({ apiKey: 'pk_1' })],
    ['UPLOADTHING_TOKEN', uploadThingToken({ apiKey: 'sk_sim_1' })],
    ['STRIPE_SECRET_KEY', undefined],
    ['STRIPE_SECRET_KEY', 'sk_test_1'],
    ['STRIPE_SECRET_KEY', 'rk_sim_1'],
    ['STRIPE_SECRET_KEY', 'pk_live_1'],
    ['STRIPE_PUBLISHABLE_KEY', 'sk_live_1'],
    ['STRIPE_PUBLISHABLE_KEY', 'pk_test_1'],
    ['STRIPE_WEBHOOK_SECRET', undefined],
    ['STRIPE_CONNECT_WEBHOOK_SECRET', 'whsec_'],
    ['STRIPE_API_BASE', 'http://api.stripe.com'],
    ['STRIPE_API_BASE', 'https://api.stripe.com/v1'],
    ['STRIPE_DASHBOARD_URL', 'http://dashboard.stripe.com'],
    ['PROVIDER_TIMEOUT_MS', '30000'],
    ['PROVIDER_TIMEOUT_MS', 'longtemps'],
    ['NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', undefined],
    ['NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', 'Y291cnQ='],
    ['RATE_LIMIT_SCALE', '1000'],
    ['WEBHOOK_ALLOW_PRIVATE', '1'],
    ['WEBHOOK_ALLOW_PRIVATE', 'oui'],
    ['STAFF_SECOND_FACTOR', 'non'],
    ['DATABASE_URL', undefined],
  ])('production refuses %s=%s', (name, value) => {
    expect(faultsOf({ ...production, [name]: value })).toContain(`- ${name} `)
  })
})
