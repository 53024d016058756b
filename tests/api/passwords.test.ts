import { describe, expect, it } from 'vitest'
import { call } from '../support/api'
import { expectRefusal } from '../support/error-answers'
import { mailsTo, mailTo, tokenIn } from '../support/inbox'
import { logIn, newcomer, PASSWORD } from '../support/people'
import { stored } from '../support/stored'

const NEW = 'Trois mots, une virgule'
const forgot = (Email: string) => call('POST', '/auth/forgot', { json: { Email } })
const reset = (Token: string, Password = NEW) => call('POST', '/auth/reset', { json: { Token, Password } })
const isReset = ({ subject }: { subject: string }) => subject === 'Choisissez un nouveau mot de passe'

async function resetLinks(email: string, wanted: number): Promise<string[]> {
  for (;;) {
    const mails = (await mailsTo(email)).filter(isReset)
    if (mails.length >= wanted) return mails.map(tokenIn)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

describe('a forgotten password', () => {
  it('is changed by the mailed link, once, and every session ends', async () => {
    const person = await newcomer()
    const asked = await forgot(person.email.toUpperCase())
    expect([asked.status, asked.body]).toEqual([204, null])
    const token = tokenIn(await mailTo(person.email, isReset))
    const answer = await reset(token)
    expect([answer.status, answer.body]).toEqual([204, null])

    expectRefusal(await call('GET', '/users/info', { bearer: person.bearer }), 401, 'unauthenticated')
    await expect(logIn(person.email)).rejects.toThrow()
    expect((await logIn(person.email, { password: NEW })).bearer).toBeTruthy()
    expectRefusal(await reset(token, 'Encore un autre mot'), 400, 'validation', 'Token')
  })

  it('answers the same for an address without an account, and mails nobody', async () => {
    const answer = await forgot('inconnue@exemple.fr')
    expect([answer.status, answer.body]).toEqual([204, null])
    const waiting =
      "select 1 from pgboss.job where name = 'links' and state in ('created', 'active', 'retry')"
    while ((await stored(waiting)).length > 0) await new Promise((resolve) => setTimeout(resolve, 100))
    const jobs = await stored("select 1 from pgboss.job where data ->> 'to' = 'inconnue@exemple.fr'")
    expect(jobs).toEqual([])
  })

  it('leaves no other link behind that could undo the change', async () => {
    const { email } = await newcomer()
    await forgot(email)
    await forgot(email)
    const [first = '', second = ''] = await resetLinks(email, 2)
    expect((await reset(second)).status).toBe(204)
    expectRefusal(await reset(first, 'Le mot du voleur'), 400, 'validation', 'Token')
  })

  it('has a link of one hour', async () => {
    const { email, id } = await newcomer()
    await forgot(email)
    const token = tokenIn(await mailTo(email, isReset))
    const [row] = await stored<{ minutes: number }>(
      "select extract(epoch from expires_at - created_at)::float / 60 as minutes from account_tokens where user_id = $1 and purpose = 'reset_password'",
      [id],
    )
    expect(row?.minutes).toBeCloseTo(60, 0)
    await stored('update account_tokens set expires_at = now() where user_id = $1', [id])
    expectRefusal(await reset(token), 400, 'validation', 'Token')
  })

  it('keeps no link readable in its table, nor in that of the jobs', async () => {
    const { email, id } = await newcomer()
    await forgot(email)
    const welcome = tokenIn(await mailTo(email, (mail) => !isReset(mail)))
    const reset = tokenIn(await mailTo(email, isReset))
    const links = await stored('select * from account_tokens where user_id = $1', [id])
    const jobs = await stored('select * from pgboss.job where data::text like $1', [`%${email}%`])
    expect([links.length, jobs.length]).toEqual([2, 3])
    for (const token of [welcome, reset])
      expect(JSON.stringify([links, jobs])).not.toContain(token.split('.')[1])
  })

  it('looks at the link before the password: an unknown one costs no hash', async () => {
    expectRefusal(await reset('inconnu'), 400, 'validation', 'Token')
    expectRefusal(await reset('inconnu', 'password123'), 400, 'validation', 'Token')
  })

  it('refuses a weak password', async () => {
    const { email } = await newcomer()
    await forgot(email)
    const token = tokenIn(await mailTo(email, isReset))
    for (const weak of ['court', 'password123', 'Azerty12345', email])
      expectRefusal(await reset(token, weak), 400, 'validation', 'Password')
    expectRefusal(await call('POST', '/auth/reset', { json: {} }), 400, 'validation', 'Token', 'Password')
    expectRefusal(await forgot('pas-une-adresse'), 400, 'validation', 'Email')
  })
})

describe('changing one’s password', () => {
  const change = (bearer: string, CurrentPassword: string, NewPassword: string) =>
    call('POST', '/users/password', { bearer, json: { CurrentPassword, NewPassword } })

  it('needs the current one', async () => {
    const { bearer, email } = await newcomer()
    expectRefusal(await change(bearer, 'un autre mot', NEW), 400, 'validation', 'CurrentPassword')
    expect((await logIn(email)).bearer).toBeTruthy()
  })

  it('holds the new one to the same rule as everywhere', async () => {
    const { bearer } = await newcomer()
    for (const weak of ['court', 'password123', 'soleil12345', 'x'.repeat(129)])
      expectRefusal(await change(bearer, PASSWORD, weak), 400, 'validation', 'NewPassword')
  })

  it('makes the new one work and the old one not', async () => {
    const { bearer, email } = await newcomer()
    expect((await change(bearer, PASSWORD, NEW)).status).toBe(204)
    await expect(logIn(email)).rejects.toThrow()
    expect((await logIn(email, { password: NEW })).bearer).toBeTruthy()
  })
})
