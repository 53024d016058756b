import { describe, expect, it } from 'vitest'
import { call } from '../support/api'
import { expectRefusal } from '../support/error-answers'
import { mailTo, tokenIn } from '../support/inbox'
import { EMAIL, logIn, PASSWORD, signUpBody } from '../support/people'
import { stored } from '../support/stored'

let count = 0
const freshEmail = () => `inscrit-${Date.now()}-${count++}@exemple.fr`
const signUp = (more: Record<string, unknown> = {}) =>
  call('POST', '/auth/signup', { json: { ...signUpBody(freshEmail()), ...more } })

describe('signing up', () => {
  it('answers the new id alone, and one can log in', async () => {
    const email = freshEmail()
    const answer = await signUp({ Email: email })
    expect([answer.status, answer.body]).toEqual([201, { Id: expect.any(Number) }])
    const { bearer } = await logIn(email)
    const info = await call('GET', '/users/info', { bearer })
    expect(info.body).toEqual({
      Id: answer.body.Id,
      Color: '2f68ed',
      FirstName: 'Élise',
      Role: 'USER',
      hasStipe: false,
    })
  })

  it('keeps the consent to commercial mail with its date, and only when it was given', async () => {
    const yes = await signUp({ acceptComm: true })
    const no = await signUp({ acceptComm: false })
    const rows = await stored<{ recent: boolean | null }>(
      "select marketing_accepted_at > now() - interval '1 minute' as recent from users where id in ($1, $2) order by id",
      [yes.body.Id, no.body.Id],
    )
    expect(rows).toEqual([{ recent: true }, { recent: null }])
  })

  it.each([EMAIL.owner, 'Camille@OSTAL.example', ' camille@ostal.example '])(
    'refuses the taken address %s',
    async (Email) => expectRefusal(await signUp({ Email }), 409, 'conflict', 'Email'),
  )

  it('names every field that is missing', async () => {
    const answer = await call('POST', '/auth/signup', { json: {} })
    expectRefusal(answer, 400, 'validation', 'FirstName', 'LastName', 'Email', 'Phone', 'Password')
  })

  it.each([
    ['Email', 'pas-une-adresse'],
    ['Phone', 'appelez-moi'],
    ['FirstName', '   '],
    ['FirstName', 'x'.repeat(81)],
    ['FirstName', 'Gagnez sur www.exemple.fr'],
    ['LastName', 'https://exemple.fr'],
    ['Password', 'neuf-sign'],
    ['Password', 'x1y2'.repeat(32) + 'z'],
    ['Password', 'password123'],
    ['Password', 'aaaaaaaaaaaa'],
    ['Password', 'motdepasse1'],
    ['Password', 'elise-nouvelle 34'],
    ['acceptComm', 'oui'],
  ])('refuses %s %j', async (field, value) => {
    expectRefusal(await signUp({ [field]: value }), 400, 'validation', field)
  })

  it.each(['dix-signes', 'x1y2'.repeat(32)])(
    'takes a password of an allowed length: %j',
    async (Password) => {
      expect((await signUp({ Password })).status).toBe(201)
    },
  )
})

describe('confirming the address', () => {
  const isConfirmed = async (email: string) => {
    const [user] = await stored<{ confirmed: boolean }>(
      'select email_confirmed_at is not null as confirmed from users where email = $1',
      [email],
    )
    return user?.confirmed
  }

  it('works once, by the link of the welcome mail', async () => {
    const email = freshEmail()
    await signUp({ Email: email })
    const Token = tokenIn(await mailTo(email))
    const { bearer } = await logIn(email)
    const confirm = () => call('POST', '/auth/confirm', { bearer, json: { Token } })
    const answer = await confirm()
    expect([answer.status, answer.body]).toEqual([204, null])
    expect(await isConfirmed(email)).toBe(true)
    expect((await call('GET', '/users/info', { bearer })).status).toBe(200)
    expectRefusal(await confirm(), 400, 'validation', 'Token')
  })

  it('asks a browser without a session of this account for its password, or a new one, and ends the others', async () => {
    const email = freshEmail()
    await signUp({ Email: email })
    const Token = tokenIn(await mailTo(email))
    const { bearer } = await logIn(email)
    const confirm = (more = {}) => call('POST', '/auth/confirm', { json: { Token, ...more } })
    expectRefusal(await confirm(), 400, 'validation', 'Password')
    expectRefusal(await confirm({ Password: 'un autre mot' }), 400, 'validation', 'Password')
    expectRefusal(await confirm({ NewPassword: 'azertyuiop' }), 400, 'validation', 'NewPassword')
    expect(await isConfirmed(email)).toBe(false)
    expect((await confirm({ Password: PASSWORD })).status).toBe(204)
    expect(await isConfirmed(email)).toBe(true)
    expectRefusal(await call('GET', '/users/info', { bearer }), 401, 'unauthenticated')
  })

  it('is not needed to log in', async () => {
    const email = freshEmail()
    await signUp({ Email: email })
    expect((await logIn(email, { password: PASSWORD })).bearer).toBeTruthy()
  })

  it('does not take a link for a new password', async () => {
    const email = freshEmail()
    await signUp({ Email: email })
    await call('POST', '/auth/forgot', { json: { Email: email } })
    const Token = tokenIn(await mailTo(email, ({ subject }) => subject.includes('mot de passe')))
    expectRefusal(await call('POST', '/auth/confirm', { json: { Token } }), 400, 'validation', 'Token')
  })
})
