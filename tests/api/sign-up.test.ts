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
    ['Password', 'neuf-sign'],
    ['Password', 'x1y2'.repeat(32) + 'z'],
    ['Password', 'password123'],
    ['Password', 'aaaaaaaaaaaa'],
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
  it('works once, by the link of the welcome mail', async () => {
    const email = freshEmail()
    await signUp({ Email: email })
    const Token = tokenIn(await mailTo(email))
    const confirm = () => call('POST', '/auth/confirm', { json: { Token } })
    const answer = await confirm()
    expect([answer.status, answer.body]).toEqual([204, null])
    const [user] = await stored<{ confirmed: boolean }>(
      'select email_confirmed_at is not null as confirmed from users where email = $1',
      [email],
    )
    expect(user).toEqual({ confirmed: true })
    expectRefusal(await confirm(), 400, 'validation', 'Token')
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
