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
  MAIL_FROM: 'Ostal <bonjour@ostal.fr>',
  UPLOADTHING_TOKEN: uploadThingToken({ apiKey: 'sk_live_9aF3kQ' }),
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

describe('a good configuration', () => {
  it('of production is accepted, with the documented defaults', () => {
    expect(readEnvironment(production)).toMatchObject({
      OSTAL_ENV: 'production',
      RESEND_BASE_URL: 'https://api.resend.com',
      UPLOADTHING_API_URL: 'https://api.uploadthing.com',
      UPLOADTHING_UFS_HOST: 'ufs.sh',
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

  it('of the demo may use http and a simulator’s key', () => {
    expect(readEnvironment({ ...demo, RESEND_API_KEY: 're_demo' }).OSTAL_ENV).toBe('demo')
  })
})

describe('a bad configuration', () => {
  it('is told with all its faults at once', () => {
    const message = faultsOf({ OSTAL_ENV: 'staging', TRUSTED_PROXY_HOPS: 'many' })
    for (const name of [
      'OSTAL_ENV',
      'DATABASE_URL',
      'PUBLIC_ORIGIN',
      'AUTH_SECRET',
      'RESEND_API_KEY',
      'UPLOADTHING_TOKEN',
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

  it('is told without a single value', () => {
    const values = {
      OSTAL_ENV: 'valeur-1',
      DATABASE_URL: 'mysql://valeur-2',
      PUBLIC_ORIGIN: 'valeur-3',
      AUTH_SECRET: 'valeur-4',
      RESEND_BASE_URL: 'valeur-5',
      UPLOADTHING_TOKEN: 'valeur-11',
      TRUSTED_PROXY_HOPS: 'valeur-6',
      RATE_LIMIT_SCALE: 'valeur-7',
      DATABASE_POOL_SIZE: 'valeur-8',
      LOG_LEVEL: 'valeur-9',
      NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: 'valeur 10',
      WEBHOOK_ALLOW_PRIVATE: 'valeur-12',
    }
    expect(faultsOf(values)).not.toContain('valeur')
  })

  it.each([
    ['PUBLIC_ORIGIN', 'http://www.ostal.fr'],
    ['PUBLIC_ORIGIN', 'https://www.ostal.fr/accueil'],
    ['AUTH_SECRET', 'trop court'],
    ['AUTH_SECRET', 'change-me-change-me-change-me-change-me'],
    ['AUTH_SECRET', '0'.repeat(40)],
    ['AUTH_SECRET', 'a'.repeat(40)],
    ['RESEND_API_KEY', 're_test_1'],
    ['UPLOADTHING_TOKEN', undefined],
    ['UPLOADTHING_TOKEN', 'bm90aGluZw=='],
    ['UPLOADTHING_TOKEN', uploadThingToken({ apiKey: 'pk_1' })],
    ['UPLOADTHING_TOKEN', uploadThingToken({ apiKey: 'sk_sim_1' })],
    ['NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', undefined],
    ['NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', 'Y291cnQ='],
    ['RATE_LIMIT_SCALE', '1000'],
    ['WEBHOOK_ALLOW_PRIVATE', '1'],
    ['WEBHOOK_ALLOW_PRIVATE', 'oui'],
    ['DATABASE_URL', undefined],
  ])('production refuses %s=%s', (name, value) => {
    expect(faultsOf({ ...production, [name]: value })).toContain(`- ${name} `)
  })
})
