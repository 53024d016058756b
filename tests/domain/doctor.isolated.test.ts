import { randomBytes } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { limitRole } from '@/db/time-limits'
import type { Examination, Finding } from '@/lib/server/doctor/finding'
import { emptyDatabase, statements, testDatabase, unpooled } from '../support/database'
import { databaseProxy } from '../support/database-proxy'
import { simulatedSettings } from '../support/simulated-settings'
import { simulators } from '../support/simulators'

const vendors = await simulators()
const databaseUrl = await testDatabase()
const emptyUrl = await emptyDatabase()
const admin = new Client({ connectionString: unpooled(databaseUrl) })
beforeAll(() => admin.connect())
afterAll(async () => {
  vi.unstubAllEnvs()
  await admin.end()
  await vendors.stop()
})

const settings = {
  ...simulatedSettings(vendors.origin),
  ...{ DATABASE_URL: databaseUrl, DATABASE_STATEMENTS: statements, OSTAL_ENV: 'test' },
}

let doctor: typeof import('@/lib/server/doctor/examine') | undefined

/** Runs the command with these variables; adapters read theirs only once, so other values reload them. */
async function examine(changes: Record<string, string> = {}): Promise<Examination[]> {
  const source = { ...settings, ...changes }
  const { DATABASE_URL: _, ...ofAdapters } = changes
  const isOther = Object.keys(ofAdapters).length > 0
  if (isOther || !doctor) {
    vi.unstubAllEnvs()
    for (const [name, value] of Object.entries(source)) vi.stubEnv(name, value)
    vi.resetModules()
    const loaded = await import('@/lib/server/doctor/examine')
    doctor = isOther ? undefined : loaded
    return loaded.examine(source)
  }
  return doctor.examine(source)
}

const faultsIn = (all: Examination[]): string[] =>
  all.flatMap(({ part, findings }) =>
    findings.filter(({ state }) => state === 'fault').map(({ about }: Finding) => `${part}, ${about}`),
  )

const setUp = (changes: object) =>
  fetch(`${vendors.origin}/_control/setup`, { method: 'POST', body: JSON.stringify(changes) })

afterEach(async () => {
  await fetch(`${vendors.origin}/_control/setup`, { method: 'DELETE' })
  await fetch(`${vendors.origin}/_control/faults`, { method: 'DELETE' })
})

it('finds no fault in an installation that works', async () => {
  const all = await examine()
  expect(faultsIn(all)).toEqual([])
  expect(all.map(({ part }) => part)).toEqual([
    'Configuration',
    'Base de données',
    'Horloge',
    'Tâches',
    'Sauvegardes',
    'Stripe',
    'Mondial Relay',
    'Resend',
    'UploadThing',
    'Contenus',
  ])
})

it('looks at nothing else while the configuration is not usable', async () => {
  const all = await examine({ AUTH_SECRET: '' })
  expect(faultsIn(all)).toEqual(['Configuration, AUTH_SECRET'])
  expect(all).toHaveLength(2)
})

describe('the database', () => {
  const at = (change: (url: URL) => void, address = databaseUrl) => {
    const url = new URL(address)
    change(url)
    return { DATABASE_URL: url.href }
  }
  /** Past a pooler, which keeps sessions with former settings and has limits for its role alone. */
  const direct = (change: (url: URL) => void = () => {}) => at(change, unpooled(databaseUrl))

  it.each([
    ['that does not answer', { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, 'Accès'],
    ['that does not exist', at((url) => (url.pathname = '/nowhere')), 'Accès'],
    ['that refuses the user', at((url) => (url.username = 'stranger')), 'Accès'],
    ['without tables', { DATABASE_URL: emptyUrl }, 'Migrations'],
  ])('%s is one fault', async (_, changes, about) =>
    expect(faultsIn(await examine(changes))).toEqual([`Base de données, ${about}`]),
  )

  it('of a later version of the product is one fault', async () => {
    await admin.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 0)`)
    expect(faultsIn(await examine())).toEqual(['Base de données, Migrations'])
    await admin.query(`delete from drizzle.__drizzle_migrations where hash = 'later'`)
  })

  it('that is read-only is one fault', async () => {
    const name = new URL(databaseUrl).pathname.slice(1)
    await admin.query(`alter database ${name} set default_transaction_read_only = on`)
    try {
      expect(faultsIn(await examine(direct()))).toEqual(['Base de données, Écriture'])
    } finally {
      await admin.query(
        `set default_transaction_read_only = off; alter database ${name} reset default_transaction_read_only`,
      )
    }
  })

  it('whose user may not write is one fault', async () => {
    const role = `reader_${randomBytes(4).toString('hex')}`
    const schemas = 'public, pgboss, drizzle'
    const name = new URL(databaseUrl).pathname.slice(1)
    await admin.query(
      `create role ${role} login password 'lecteur'; grant create on database ${name} to ${role};
       grant usage on schema ${schemas} to ${role}; grant select on all tables in schema ${schemas} to ${role}`,
    )
    try {
      const changes = direct((url) => Object.assign(url, { username: role, password: 'lecteur' }))
      expect(faultsIn(await examine(changes))).toEqual(['Base de données, Droits'])
    } finally {
      await admin.query(`drop owned by ${role}; drop role ${role}`)
    }
  })

  it('without an administrator is one fault', async () => {
    await admin.query(`update users set role = 'MODERATOR' where role = 'ADMIN'`)
    expect(faultsIn(await examine())).toEqual(['Base de données, Administrateur'])
    await admin.query(`update users set role = 'ADMIN' where id = 1`)
  })

  it('behind a pooler is one fault until its role has time limits', async () => {
    const pooler = await databaseProxy(unpooled(databaseUrl))
    const name = new URL(databaseUrl).pathname.slice(1)
    await admin.query(`alter role current_user in database ${name} reset all`)
    try {
      const limits = () => examine({ DATABASE_URL: pooler.url })
      expect(faultsIn(await limits())).toEqual(['Base de données, Délais'])
      await limitRole(admin)
      expect(faultsIn(await limits())).toEqual([])
    } finally {
      await pooler.stop()
    }
  })

  it('with sample accounts is one fault in production', async () => {
    await examine()
    const { examineDatabase } = await import('@/lib/server/doctor/examine-database')
    const port = Number(new URL(databaseUrl).port)
    const { database } = await examineDatabase(admin, {
      isProduction: true,
      isOpenToPublic: true,
      poolSize: 10,
      statements: 'named',
      port,
    })
    expect(database.filter(({ state }) => state === 'fault').map(({ about }) => about)).toEqual([
      'Comptes d’exemple',
    ])
  })
})

describe('jobs', () => {
  it('that wait for a quarter of an hour are one fault', async () => {
    await admin.query(
      `insert into pgboss.job (name, data, start_after) values ('files', '{}', now() - interval '20 minutes')`,
    )
    expect(faultsIn(await examine())).toEqual(['Tâches, Tâches'])
    await admin.query(`delete from pgboss.job where name = 'files'`)
  })

  it('without their queues are one fault', async () => {
    await admin.query(`update pgboss.queue set name = 'files-of-before' where name = 'files'`)
    expect(faultsIn(await examine())).toEqual(['Tâches, Files'])
    await admin.query(`update pgboss.queue set name = 'files' where name = 'files-of-before'`)
  })
})

describe('the last backup', () => {
  it.each([
    [null, 'fault'],
    [20, 'ok'],
    [30, 'warning'],
    [24 * 9, 'fault'],
  ])('of %s hours ago is %s in production', async (hours, state) => {
    const { examineBackup } = await import('@/lib/server/doctor/examine-backup')
    const now = new Date('2026-11-02T09:00:00Z')
    await admin.query('delete from backups')
    if (hours !== null)
      await admin.query('insert into backups (at, bytes) values ($1, 1)', [
        new Date(now.getTime() - hours * 3_600_000),
      ])
    expect((await examineBackup(drizzle({ client: admin }), now, true))[0]?.state).toBe(state)
  })

  it('that was never made is a warning in a rehearsal, whose data is test data', async () => {
    const { examineBackup } = await import('@/lib/server/doctor/examine-backup')
    await admin.query('delete from backups')
    const [found] = await examineBackup(drizzle({ client: admin }), new Date(), false)
    expect(found?.state).toBe('warning')
  })
})

describe('a clock', () => {
  it.each([
    [2, 'ok'],
    [10, 'warning'],
    [60, 'fault'],
  ])('that is %i s wrong is %s', async (seconds, state) => {
    const { examineClock } = await import('@/lib/server/doctor/examine-clock')
    const now = new Date('2026-11-02T09:00:00Z')
    expect(examineClock(new Date(now.getTime() - seconds * 1_000), now).state).toBe(state)
  })
})

describe('at a vendor', () => {
  const destination = (more: object) => ({
    stripe: { destinations: [{ from: '@self', payload: 'snapshot' }, more] },
  })
  const connected = { from: '@accounts', payload: 'snapshot' }

  it.each([
    ['an account that takes no payments', { stripe: { takesPayments: false } }, 'Stripe, Paiements'],
    ['an account that pays nothing out', { stripe: { paysOut: false } }, 'Stripe, Virements'],
    [
      'a destination that is missing',
      { stripe: { destinations: [connected] } },
      'Stripe, Événements de l’agence',
    ],
    ['a disabled one', destination({ ...connected, isEnabled: false }), 'Stripe, Événements des vendeurs'],
    [
      'one of another version',
      destination({ ...connected, version: '2024-06-20' }),
      'Stripe, Événements des vendeurs',
    ],
    [
      'one that lacks an event',
      destination({ ...connected, events: ['account.updated'] }),
      'Stripe, Événements des vendeurs',
    ],
    [
      'one of another site',
      destination({ ...connected, url: 'https://autre.example/api' }),
      'Stripe, Événements des vendeurs',
    ],
    ['a domain that Resend does not know', { resend: { domain: 'autre.example' } }, 'Resend, Domaine'],
    ['a domain that is not verified', { resend: { isVerified: false } }, 'Resend, Domaine'],
    ['a domain without DKIM', { resend: { missing: ['DKIM'] } }, 'Resend, Domaine'],
    ['a plan that is full', { uploadthing: { limitBytes: 10, otherBytes: 10 } }, 'UploadThing, Espace'],
  ])('%s is one fault', async (_, changes, expected) => {
    const both = { stripe: {}, ...changes }
    await setUp(both)
    // The thin destination is not tested here.
    const faults = faultsIn(
      await examine('destinations' in both.stripe ? { STRIPE_THIN_WEBHOOK_SECRET: '' } : {}),
    )
    expect(faults).toEqual([expected])
  })

  it.each([
    ['a key that Stripe refuses', { STRIPE_SECRET_KEY: 'sk_test_another' }, 'Stripe, Clé'],
    ['a key that Resend refuses', { RESEND_API_KEY: 're_another' }, 'Resend, Clé'],
    [
      'a merchant that the carrier does not know',
      { MONDIALRELAY_ENSEIGNE: 'CC99ZZZZ', MONDIALRELAY_API2_CUSTOMER_ID: 'OSTALSIM' },
      'Mondial Relay, Points relais',
    ],
    [
      'a private key that the carrier refuses',
      { MONDIALRELAY_PRIVATE_KEY: 'autre' },
      'Mondial Relay, Points relais',
    ],
    [
      'a password that the carrier refuses',
      { MONDIALRELAY_API2_PASSWORD: 'autre' },
      'Mondial Relay, Étiquettes',
    ],
    [
      'a customer that the carrier does not know',
      { MONDIALRELAY_API2_CUSTOMER_ID: 'AUTRE' },
      'Mondial Relay, Étiquettes',
    ],
    ['a Stripe that does not answer', { STRIPE_API_BASE: 'http://127.0.0.1:1' }, 'Stripe, Accès'],
    ['a Resend that does not answer', { RESEND_BASE_URL: 'http://127.0.0.1:1' }, 'Resend, Accès'],
    [
      'an UploadThing that does not answer',
      { UPLOADTHING_API_URL: 'http://127.0.0.1:1' },
      'UploadThing, Accès',
    ],
  ])('%s is one fault', async (_, changes, expected) =>
    expect(faultsIn(await examine(changes))).toEqual([expected]),
  )

  it('a token that UploadThing refuses is one fault', async () => {
    const token = { apiKey: 'sk_another', appId: 'apptests', regions: ['fra1'] }
    const UPLOADTHING_TOKEN = Buffer.from(JSON.stringify(token)).toString('base64')
    expect(faultsIn(await examine({ UPLOADTHING_TOKEN }))).toEqual(['UploadThing, Jeton'])
  })

  it('a file that opens without a signature is one fault', async () => {
    await examine()
    const { storeFile } = await import('@/lib/providers/files/store-file')
    const store = () => storeFile(new Blob(['texte']), 'note.txt', 'text/plain')
    await store()
    expect(faultsIn(await examine())).toEqual(['UploadThing, Confidentialité'])
    await setUp({ uploadthing: { defaultAcl: 'private' } })
    await store()
    expect(faultsIn(await examine())).toEqual([])
  })

  it('a key that may only send mails is a warning', async () => {
    await setUp({ resend: { isSendingKey: true } })
    const all = await examine()
    expect(faultsIn(all)).toEqual([])
    expect(all.find(({ part }) => part === 'Resend')?.findings).toEqual([
      expect.objectContaining({ state: 'warning' }),
    ])
  })

  it('a restricted key that may not look at the destinations is a warning', async () => {
    const order = {
      provider: 'stripe',
      fault: 'refuse',
      code: 'key_scope',
      on: 'event_destinations',
      times: 2,
    }
    await fetch(`${vendors.origin}/_control/faults`, { method: 'POST', body: JSON.stringify(order) })
    const all = await examine()
    expect(faultsIn(all)).toEqual([])
    expect(all.find(({ part }) => part === 'Stripe')?.findings).toContainEqual(
      expect.objectContaining({ state: 'warning', about: 'Destinations d’événements' }),
    )
  })
})
