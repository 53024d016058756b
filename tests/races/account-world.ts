import { expect } from 'vitest'
import { ADMIN, SAMPLE_PASSWORD } from '@/db/seed/accounts'
import { hashPassword } from '@/lib/domain/accounts/password'
import { openSession } from '@/lib/domain/accounts/sessions'
import { addPasskey } from '@/lib/domain/second-factors/add-passkey'
import { beginPasskey } from '@/lib/domain/second-factors/begin-passkey'
import { addApp } from '../support/apps'
import { withClients } from '../support/clients'
import { type domain, linkToken } from '../support/context'
import { softwarePasskey } from '../support/software-passkey'
import { oncePerWorld } from './row'

type Domain = Awaited<ReturnType<typeof domain>>

export type AccountWorld = Awaited<ReturnType<typeof accountWorld>>

export const NEW_PASSWORD = 'Une phrase toute neuve'
/** The user agent of a browser that logs in with the old password. */
export const OLD_PASSWORD_AGENT = 'Old password'
const former = hashPassword(SAMPLE_PASSWORD)
const MONTH_MS = 31 * 86_400_000

/** A person with a password, signed in twice. */
export async function accountWorld({ as, job, pool }: Domain) {
  const email = `noe-${crypto.randomUUID()}@exemple.fr`
  const { rows } = await pool.query(
    withClients(
      `insert into users (email, password_hash, first_name, last_name, phone) values ('${email}', '${await former}', 'Noé', 'Salles', '06')`,
    ),
  )
  const id: number = rows[0].id
  const session = await openSession(as(), { userId: id, remembered: false })
  const other = await openSession(as(), { userId: id, remembered: false })
  return {
    ...{ as, pool, id, email, sessionId: session.id, otherId: other.id },
    ctx: as(id, 'USER', { sessionId: session.id }),
    visitor: () => as(undefined, 'USER', { network: crypto.randomUUID() }),
    admin: as(ADMIN, 'ADMIN'),
    system: job('links'),
    late: job('housekeeping', { after: MONTH_MS }),
  }
}

export const withApp = oncePerWorld(({ ctx }: AccountWorld) => addApp(ctx))

export const withPasskey = oncePerWorld(async ({ ctx }: AccountWorld) => {
  const key = softwarePasskey(ctx.publicOrigin)
  const { challengeId, options } = await beginPasskey(ctx, { password: SAMPLE_PASSWORD })
  await addPasskey(ctx, { challengeId, registration: key.register(options), name: 'Mon téléphone' })
  return key
})

/** A mailed link, with its token. */
export const linkOf = async (
  { pool, id }: AccountWorld,
  purpose: 'confirm_email' | 'reset_password' | 'change_email' | 'undo_email',
  email?: string,
) => {
  const { rows } = await pool.query(
    `insert into account_tokens (user_id, purpose, expires_at, email) values ($1, $2, now() + interval '1 hour', $3) returning id`,
    [id, purpose, email ?? null],
  )
  return linkToken(rows[0].id, purpose)
}

const NEVER: Record<string, string> = {
  'a session of the password of before': `select id from sessions where user_id = $1 and user_agent = '${OLD_PASSWORD_AGENT}'
    and (select password_hash from users where id = $1) <> $2`,
  'a second factor that the account does not know of, or the reverse': `select u.second_factor_at from users u where u.id = $1
    and (u.second_factor_at is not null) <> (exists (select from totp_secrets t where t.user_id = u.id and t.confirmed_at is not null)
      or exists (select from passkeys p where p.user_id = u.id)) and $2 <> ''`,
  'recovery codes without a factor': `select u.id from users u where u.id = $1 and u.second_factor_at is null and $2 <> ''
    and exists (select from recovery_codes r where r.user_id = u.id)`,
  'a factor without recovery codes, or with two sets': `select u.id from users u where u.id = $1 and u.second_factor_at is not null and $2 <> ''
    and (select count(*) from recovery_codes r where r.user_id = u.id) not between 1 and 10`,
}

export async function accountHolds({ pool, id }: AccountWorld): Promise<void> {
  const wrong: string[] = []
  for (const [name, text] of Object.entries(NEVER)) {
    const { rows } = await pool.query(text, [id, await former])
    for (const row of rows) wrong.push(`${name}: ${JSON.stringify(row)}`)
  }
  expect(wrong).toEqual([])
}
