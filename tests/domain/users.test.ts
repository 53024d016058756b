import { describe, expect, it } from 'vitest'
import { ADMIN, CAMILLE, MODERATOR, SAMPLE_PASSWORD } from '@/db/seed/accounts'
import { SAMPLE_PAYMENT_ACCOUNT } from '@/db/seed/sample-payments'
import { getOwnInfo } from '@/lib/domain/accounts/queries'
import { requestLink } from '@/lib/domain/accounts/request-link'
import { resetPassword } from '@/lib/domain/accounts/reset-password'
import { findActor } from '@/lib/domain/accounts/sessions'
import type { Context } from '@/lib/domain/context'
import { logIn } from '@/lib/domain/log-in/log-in'
import { changeUserPassword } from '@/lib/domain/users/change-user-password'
import { createUser } from '@/lib/domain/users/create-user'
import { deleteUser } from '@/lib/domain/users/delete-user'
import { countUsers, getUser, listUsers } from '@/lib/domain/users/queries'
import type { CreateUser } from '@/lib/domain/users/schema'
import { updateUser } from '@/lib/domain/users/update-user'
import { logInInput } from '../support/accounts'
import { domain, linkToken } from '../support/context'
import { userInput } from '../support/user-input'

const { as, mailTo, pool } = await domain()
const admin = as(ADMIN, 'ADMIN')
const visitor = as()
const NEW = 'Une phrase toute neuve'

const create = (more: Partial<CreateUser> = {}, by: Context = admin) => createUser(by, userInput(more))
const isSignedIn = async (id: string) => (await findActor(visitor, id)) !== null
const audited = async (id: number) => {
  const { rows } = await pool.query(
    "select action, actor_id, before, after from audit_log where subject_type = 'user' and subject_id = $1 order by id",
    [String(id)],
  )
  return rows
}

const verbs = (ctx: Context): [string, () => Promise<unknown>][] => [
  ['list', () => listUsers(ctx, { filter: {}, page: { limit: 1 } })],
  ['count', () => countUsers(ctx, {})],
  ['get', () => getUser(ctx, CAMILLE)],
  ['create', () => createUser(ctx, userInput())],
  ['update', () => updateUser(ctx, { id: CAMILLE, changes: { role: 'ADMIN' } })],
  ['update a name', () => updateUser(ctx, { id: CAMILLE, changes: { firstName: 'X' } })],
  ['change the password', () => changeUserPassword(ctx, { id: CAMILLE, newPassword: NEW })],
  ['delete', () => deleteUser(ctx, CAMILLE)],
]
it.each([
  ['a client', as(CAMILLE), 'forbidden'],
  ['a moderator', as(MODERATOR, 'MODERATOR'), 'forbidden'],
  ['a visitor', visitor, 'unauthenticated'],
  ['an administrator who views a client', as(CAMILLE, 'USER', { viewedBy: ADMIN }), 'forbidden'],
] as const)('%s manages no account', async (_, ctx, code) => {
  for (const [, run] of verbs(ctx)) await expect(run()).rejects.toMatchObject({ code })
})

describe('a new account', () => {
  it('has the defaults of a client, and is told to confirm its address', async () => {
    const user = await create({ email: 'Majuscule@Exemple.FR' })
    expect(user).toMatchObject({
      email: 'majuscule@exemple.fr',
      role: 'USER',
      color: '2f68ed',
      fixedFeeCents: 0,
      percentFee: 0,
      stripeAccountId: null,
    })
    expect(user).not.toHaveProperty('passwordHash')
    expect(await mailTo('majuscule@exemple.fr', 'welcome')).toHaveLength(1)
    await logIn(visitor, logInInput('majuscule@exemple.fr'))
    expect((await audited(user.id))[0]).toMatchObject({
      action: 'user.created',
      actor_id: ADMIN,
      after: { role: 'USER', invited: false },
    })
  })

  it('is refused on a taken address, ignoring case, and on a taken Stripe account', async () => {
    await create({ stripeAccountId: 'acct_pris' })
    await expect(create({ email: 'CAMILLE@ostal.example' })).rejects.toMatchObject({
      code: 'conflict',
      issues: [{ path: 'email' }],
    })
    await expect(create({ stripeAccountId: 'acct_pris' })).rejects.toMatchObject({
      code: 'conflict',
      issues: [{ path: 'stripeAccountId' }],
    })
  })

  it.each([
    [{ password: 'motdepasse1' }, 'password'],
    [{ password: 'helene.beziers' }, 'password'],
    [{ password: undefined }, 'password'],
    [{ invite: true }, 'password'],
  ])('is refused with %o', async (more, path) => {
    await expect(create(more)).rejects.toMatchObject({ code: 'validation', issues: [{ path }] })
  })
})

describe('an invitation', () => {
  const invite = async (clock = 0) => {
    const user = await create({ invite: true, password: undefined }, as(ADMIN, 'ADMIN', { after: clock }))
    const [mail] = await mailTo(user.email, 'invitation')
    return { ...user, token: linkToken(mail?.tokenId, 'invitation') }
  }

  it('lets the owner of the address choose the password, once, and confirms the address', async () => {
    const user = await invite()
    await expect(logIn(visitor, logInInput(user.email))).rejects.toMatchObject({ code: 'unauthenticated' })
    await expect(resetPassword(visitor, { token: user.token, password: 'azertyuiop' })).rejects.toMatchObject(
      {
        issues: [{ path: 'password' }],
      },
    )
    await resetPassword(visitor, { token: user.token, password: NEW })
    await logIn(visitor, logInInput(user.email, NEW))
    expect((await getOwnInfo(as(user.id))).emailConfirmed).toBe(true)
    await expect(resetPassword(visitor, { token: user.token, password: NEW })).rejects.toMatchObject({
      issues: [{ path: 'token' }],
    })
  })

  it('lasts seven days, and is no link for another purpose', async () => {
    const user = await invite()
    const late = as(undefined, 'USER', { after: 7 * 86_400_000 + 1_000 })
    for (const [ctx, token] of [
      [late, user.token],
      [visitor, linkToken(user.token.split('.')[0] ?? '', 'reset_password')],
    ] as const)
      await expect(resetPassword(ctx, { token, password: NEW })).rejects.toMatchObject({
        issues: [{ path: 'token' }],
      })
    await resetPassword(as(undefined, 'USER', { after: 6 * 86_400_000 }), {
      token: user.token,
      password: NEW,
    })
  })
})

describe('a changed account', () => {
  it('keeps what was not sent', async () => {
    const user = await create({ city: 'Montpellier', percentFee: 2.5 })
    const changed = await updateUser(admin, { id: user.id, changes: { fixedFeeCents: 45, city: undefined } })
    expect(changed).toEqual({ ...user, fixedFeeCents: 45 })
    expect(await updateUser(admin, { id: user.id, changes: {} })).toEqual(changed)
    expect((await audited(user.id)).at(-1)).toMatchObject({
      action: 'user.fees-changed',
      before: { fixedFeeCents: 0 },
      after: { fixedFeeCents: 45 },
    })
  })

  it('with another role loses its sessions at once, and the change is recorded', async () => {
    const user = await create()
    const session = await logIn(visitor, logInInput(user.email))
    await updateUser(admin, { id: user.id, changes: { role: 'USER', firstName: 'Léna' } })
    expect(await isSignedIn(session.id)).toBe(true)
    await updateUser(admin, { id: user.id, changes: { role: 'MODERATOR' } })
    expect(await isSignedIn(session.id)).toBe(false)
    expect(await audited(user.id)).toContainEqual(
      expect.objectContaining({
        action: 'user.role-changed',
        actor_id: ADMIN,
        before: { role: 'USER' },
        after: { role: 'MODERATOR' },
      }),
    )
  })

  it('with another address has to confirm it anew, and the links to the old one end', async () => {
    const user = await create({ invite: true, password: undefined })
    await updateUser(admin, { id: user.id, changes: { email: `neuf-${user.email}` } })
    const { rows } = await pool.query(
      'select purpose, email_confirmed_at from users join account_tokens on user_id = users.id where users.id = $1',
      [user.id],
    )
    expect(rows).toEqual([{ purpose: 'confirm_email', email_confirmed_at: null }])
    expect(await mailTo(`neuf-${user.email}`, 'welcome')).toHaveLength(1)
  })

  it('is refused on what another account has, and when there is none', async () => {
    const user = await create()
    const change = (id: number, changes: object) => updateUser(admin, { id, changes })
    await expect(change(user.id, { email: 'camille@ostal.example' })).rejects.toMatchObject({
      code: 'conflict',
    })
    await expect(change(user.id, { stripeAccountId: SAMPLE_PAYMENT_ACCOUNT })).rejects.toMatchObject({
      code: 'conflict',
    })
    await expect(change(999_999, { firstName: 'X' })).rejects.toMatchObject({ code: 'not_found' })
    await expect(change(999_999, { role: 'USER' })).rejects.toMatchObject({ code: 'not_found' })
  })

  it('with a password of the administration’s ends its sessions and open links', async () => {
    const user = await create({ invite: true, password: undefined })
    await changeUserPassword(admin, { id: user.id, newPassword: SAMPLE_PASSWORD })
    const session = await logIn(visitor, logInInput(user.email))
    await changeUserPassword(admin, { id: user.id, newPassword: NEW })
    expect(await isSignedIn(session.id)).toBe(false)
    await logIn(visitor, logInInput(user.email, NEW))
    const { rows } = await pool.query('select 1 from account_tokens where user_id = $1', [user.id])
    expect(rows).toEqual([])
    expect(await audited(user.id)).toContainEqual(
      expect.objectContaining({ action: 'user.password-changed', actor_id: ADMIN }),
    )
    const change = (id: number, newPassword: string) => changeUserPassword(admin, { id, newPassword })
    await expect(change(user.id, 'azertyuiop')).rejects.toMatchObject({ code: 'validation' })
    await expect(change(999_999, 'azertyuiop')).rejects.toMatchObject({ code: 'validation' })
    await expect(change(999_999, NEW)).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('a deleted account', () => {
  it('under attack: leaves neither name nor address in any job, done, waiting, dead or archived', async () => {
    const user = await create({
      firstName: 'Aurélie',
      lastName: 'Partie',
      email: 'Aurelie+Partie@exemple.fr',
    })
    await requestLink(visitor, { email: user.email, purpose: 'reset_password' })
    const expectedMail = { kind: 'deletion-requested', userId: user.id, clientName: 'Aurélie Partie' }
    const rows: [table: string, queue: string, state: string, data: object][] = [
      ['job', 'mail', 'created', { ...expectedMail, clientEmail: user.email.toUpperCase() }],
      ['job', 'mail', 'failed', { kind: 'notice', to: user.email }],
      ['job', 'dead-letters', 'created', { kind: 'notice', to: user.email }],
      ['job', 'dead-letters', 'created', { kind: 'contact-message', senderEmail: user.email }],
      ['job', 'mail', 'completed', { kind: 'ticket-message', clientName: 'Aurélie Partie' }],
      ['archive', 'mail', 'completed', { kind: 'ticket-opened', clientName: 'Aurélie Partie' }],
      ['archive', 'account-mail', 'failed', { kind: 'welcome', to: user.email }],
      // Mails of others, and a pending mail to the agency about a visitor's form.
      ['job', 'mail', 'created', { kind: 'ticket-message', clientName: 'Aurélie Partie', ticketId: -1 }],
      ['job', 'mail', 'created', { kind: 'contact-message', senderEmail: user.email, messageId: -1 }],
      ['job', 'mail', 'created', { kind: 'notice', to: `x${user.email}`, ticketId: -1 }],
    ]
    for (const [table, queue, state, data] of rows)
      await pool.query(
        table === 'job'
          ? `insert into pgboss.job (name, state, data) values ($1, $2::pgboss.job_state, $3)`
          : `insert into pgboss.archive (id, name, priority, data, state, retry_limit, retry_count, retry_delay,
               retry_backoff, start_after, expire_in, created_on, keep_until)
             values (gen_random_uuid(), $1, 0, $3, $2::pgboss.job_state, 0, 0, 0, false, now(), '1 hour', now(), now())`,
        [queue, state, data],
      )
    await deleteUser(admin, user.id)
    const { rows: left } = await pool.query(
      `select data from pgboss.job where data::text ~* 'partie' union all
       select data from pgboss.archive where data::text ~* 'partie'`,
    )
    expect(left.map(({ data }) => data.ticketId ?? data.messageId)).toEqual([-1, -1, -1])
  })

  it('is gone with its sessions', async () => {
    const user = await create()
    const session = await logIn(visitor, logInInput(user.email))
    await deleteUser(admin, user.id)
    expect(await isSignedIn(session.id)).toBe(false)
    await expect(getUser(admin, user.id)).rejects.toMatchObject({ code: 'not_found' })
    await expect(deleteUser(admin, user.id)).rejects.toMatchObject({ code: 'not_found' })
    expect((await audited(user.id)).at(-1)).toMatchObject({
      action: 'user.deleted',
      before: { role: 'USER' },
    })
  })

  it('stays while something hangs on it, and the refusal says what', async () => {
    await expect(deleteUser(admin, CAMILLE)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/: 3 sites, 2 abonnements et \d+ demandes\.$/),
    })
    await expect(deleteUser(admin, MODERATOR)).rejects.toMatchObject({ code: 'conflict' })
  })
})
