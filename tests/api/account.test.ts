import { describe, expect, it } from 'vitest'
import { call } from '../support/api'
import { expectRefusal } from '../support/error-answers'
import { bearerOf, newcomer } from '../support/people'
import { stored } from '../support/stored'

describe('GET /users/info', () => {
  it('returns the five fields of the specification', async () => {
    const answer = await call('GET', '/users/info', await bearerOf('owner'))
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      Id: 2,
      Color: '2f68ed',
      FirstName: 'Camille',
      Role: 'USER',
      hasStipe: true,
    })
  })

  it('returns the role, and whether the client has a payment account', async () => {
    expect((await call('GET', '/users/info', await bearerOf('stranger'))).body).toMatchObject({
      Id: 3,
      Role: 'USER',
      hasStipe: false,
    })
    expect((await call('GET', '/users/info', await bearerOf('admin'))).body).toMatchObject({
      Id: 1,
      Role: 'ADMIN',
    })
  })

  it('returns black until the user chooses a colour', async () => {
    const { bearer, id } = await newcomer()
    await stored('update users set color = null where id = $1', [id])
    expect((await call('GET', '/users/info', { bearer })).body.Color).toBe('000000')
  })
})

describe('the accent colour', () => {
  it.each([
    ['AbCdEf', 'abcdef'],
    ['#0a0B0c', '0a0b0c'],
  ])('%s is stored as %s', async (Color, kept) => {
    const { bearer } = await newcomer()
    const answer = await call('POST', '/users/color', { bearer, json: { Color } })
    expect([answer.status, answer.body]).toEqual([204, null])
    expect((await call('GET', '/users/info', { bearer })).body.Color).toBe(kept)
  })

  it.each(['red', 'fff', '##123456', '12345g', '', null, 123456, 'abcdef;}body{'])(
    '%j is refused',
    async (Color) => {
      const { bearer } = await newcomer()
      expectRefusal(
        await call('POST', '/users/color', { bearer, json: { Color } }),
        400,
        'validation',
        'Color',
      )
      expect((await call('GET', '/users/info', { bearer })).body.Color).toBe('2f68ed')
    },
  )
})

describe('a list of websites', () => {
  const shape = {
    Id: expect.any(Number),
    UserId: 2,
    SubscriptionId: expect.any(Number),
    Name: expect.any(String),
    Url: expect.stringMatching(/^https?:/),
    Status: 'active',
    Image: null,
  }

  it('holds the owner’s websites with every field of the client’s view', async () => {
    const { status, body } = await call('GET', '/websites/user', await bearerOf('owner'))
    expect(status).toBe(200)
    expect(body.map(({ Id }: { Id: number }) => Id)).toEqual([1, 2, 4])
    expect(body[0]).toEqual({ ...shape, Image: body[0].Image })
    expect(body[2]).toMatchObject({ Status: 'inactive', SubscriptionId: null })
  })

  it('holds all websites for the administrator', async () => {
    const { body } = await call('GET', '/websites/list', await bearerOf('admin'))
    // Other tests add more.
    expect(body.map(({ Id }: { Id: number }) => Id).slice(0, 4)).toEqual([1, 2, 3, 4])
  })

  it('is empty for a newcomer', async () => {
    const { bearer } = await newcomer()
    expect((await call('GET', '/websites/user', { bearer })).body).toEqual([])
  })
})
