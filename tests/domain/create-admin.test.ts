import { spawn } from 'node:child_process'
import { expect, it } from 'vitest'
import { SAMPLE_PASSWORD } from '@/db/seed/accounts'
import { resetPassword } from '@/lib/domain/accounts/reset-password'
import { logIn } from '@/lib/domain/log-in/log-in'
import { createAdmin } from '@/lib/domain/users/create-admin'
import { CreateUser } from '@/lib/domain/users/schema'
import { logInInput } from '../support/accounts'
import { domain, linkToken } from '../support/context'

const { as, mailTo, pool } = await domain()
const visitor = as()

/** Runs the command as a person would, without a terminal. */
async function run(args: string[], typed = ''): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/create-admin.ts', ...args], {
    env: {
      NODE_ENV: 'test',
      PATH: process.env.PATH ?? '',
      OSTAL_ENV: 'test',
      DATABASE_URL: pool.options.connectionString ?? '',
      PUBLIC_ORIGIN: 'http://localhost:3000',
      AUTH_SECRET: 'a secret of the tests, 32 characters long',
      RESEND_API_KEY: 're_test',
      RESEND_WEBHOOK_SECRET: 'whsec_QUFBQUFBQUFBQUFBQUFBQQ==',
      MAIL_FROM: 'Ostal <bonjour@ostal.example>',
      MONDIALRELAY_ENSEIGNE: 'CC12ABCD',
      MONDIALRELAY_PRIVATE_KEY: 'k9Q2xP7r',
      MONDIALRELAY_WEBHOOK_SECRET: 'hT4kWz8QmX2vLc9RpB6nGs3YdFj7EaU1',
      MONDIALRELAY_API2_LOGIN: 'CC12ABCD@business-api.mondialrelay.com',
      MONDIALRELAY_API2_PASSWORD: 'm4Tz9WqL',
      UPLOADTHING_TOKEN: Buffer.from('{"apiKey":"sk_test","appId":"a","regions":["r"]}').toString('base64'),
      STRIPE_SECRET_KEY: 'sk_test_for_tests',
      STRIPE_WEBHOOK_SECRET: 'whsec_QUFBQUFBQUFBQUFBQUFBQQ',
      STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_QkJCQkJCQkJCQkJCQkJCQg',
      TRUSTED_PROXY_HOPS: '0',
    },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += String(chunk)
    })
  child.stdin.end(typed)
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  return { code, said }
}
const NAMES = ['--first-name', 'Marie', '--last-name', 'Fondatrice']

it('makes an administrator of an e-mail address, with the password of standard input, and records it', async () => {
  const { code, said } = await run(['Marie@Exemple.FR', ...NAMES], `${SAMPLE_PASSWORD}\n`)
  expect([code, said]).toEqual([0, 'marie@exemple.fr is an administrator now. Log in at /login.\n'])
  expect(said).not.toContain(SAMPLE_PASSWORD)
  await logIn(visitor, { ...logInInput('marie@exemple.fr'), admin: true })
  const { rows } = await pool.query(
    "select action, actor_type, job, after from audit_log where action = 'user.created'",
  )
  expect(rows).toEqual([
    {
      action: 'user.created',
      actor_type: 'system',
      job: 'create-admin',
      after: { role: 'ADMIN', invited: false },
    },
  ])
})

it('mails a link instead, which opens the account once and confirms its address', async () => {
  const { code, said } = await run(['paul@exemple.fr', ...NAMES, '--invite'])
  expect([code, said]).toEqual([0, expect.stringContaining('on its way')])
  const [mail] = await mailTo('paul@exemple.fr', 'invitation')
  const token = linkToken(mail?.tokenId, 'invitation')
  await resetPassword(visitor, { token, password: SAMPLE_PASSWORD })
  await logIn(visitor, { ...logInInput('paul@exemple.fr'), admin: true })
  await expect(resetPassword(visitor, { token, password: SAMPLE_PASSWORD })).rejects.toMatchObject({
    issues: [{ path: 'token' }],
  })
  const { rows } = await pool.query(
    "select email_confirmed_at is not null as confirmed from users where email = 'paul@exemple.fr'",
  )
  expect(rows).toEqual([{ confirmed: true }])
})

it.each([
  ['a taken address', ['CAMILLE@ostal.example', ...NAMES], SAMPLE_PASSWORD, /existe déjà/],
  ['a common password', ['lea@exemple.fr', ...NAMES], 'motdepasse1', /trop courant/],
  ['no password', ['lea@exemple.fr', ...NAMES], '', /au moins 10 caractères/],
  ['no address', NAMES, '', /npm run create-admin/],
  ['no names', ['lea@exemple.fr'], '', /--first-name/],
])('refuses %s, and writes nothing', async (_, args, typed, reason) => {
  const { code, said } = await run(args, typed)
  expect([code, said]).toEqual([1, expect.stringMatching(reason)])
  const { rows } = await pool.query("select 1 from users where email = 'lea@exemple.fr'")
  expect(rows).toEqual([])
})

it('is for the command alone', async () => {
  const input = CreateUser.parse({ firstName: 'A', lastName: 'B', email: 'x@exemple.fr', invite: true })
  for (const ctx of [visitor, as(1, 'ADMIN')])
    await expect(createAdmin(ctx, input)).rejects.toMatchObject({ code: 'forbidden' })
})
