import { describe, expect, it } from 'vitest'
import { call } from '../support/api'
import { expectRefusal } from '../support/error-answers'
import { bearerOf } from '../support/people'
import { stored } from '../support/stored'

describe('a website', () => {
  it('is read by its owner with the specification’s fields', async () => {
    for (const path of ['/websites/1', '/websites/1/']) {
      const answer = await call('GET', path, await bearerOf('owner'))
      expect(answer.status).toBe(200)
      // The specified fields, without those derived from today's state of the contract.
      const { PeriodStart, PeriodEnd, NextDebit, ServiceUntil, NoticeOn, EndsOn, Collection, ...specified } =
        answer.body
      expect(specified).toEqual({
        Id: 1,
        UserId: 2,
        SubscriptionId: 1,
        Name: 'La Table de Camille',
        Url: 'https://latabledecamille.example',
        Status: 'active',
        Image: null,
      })
    }
  })

  it('without a subscription says so, and is read while inactive', async () => {
    const { body } = await call('GET', '/websites/4', await bearerOf('owner'))
    expect(body).toMatchObject({ SubscriptionId: null, Status: 'inactive' })
  })
})

describe('a subscription', () => {
  it('is read by its user, its price in euros and its due date a calendar date', async () => {
    const [row] = await stored<{ due: string }>(
      'select due_date::text as due from subscriptions where id = 1',
    )
    for (const path of ['/subscriptions/1', '/subscriptions/1/']) {
      const answer = await call('GET', path, await bearerOf('owner'))
      expect(answer.status).toBe(200)
      // The specified fields, without those derived from today's state of the contract.
      const { PeriodStart, PeriodEnd, NextDebit, ServiceUntil, NoticeOn, EndsOn, Collection, ...specified } =
        answer.body
      expect(specified).toEqual({
        Id: 1,
        UserId: 2,
        Name: 'La Table de Camille',
        Plan: 'premium',
        PayementPlan: 'monthly',
        DueDate: row?.due,
        Price: 59,
        Status: 'active',
      })
    }
  })

  it('of somebody else and an unknown one look alike', async () => {
    const foreign = await call('GET', '/subscriptions/3', await bearerOf('owner'))
    const unknown = await call('GET', '/subscriptions/2147483647', await bearerOf('owner'))
    expectRefusal(foreign, 404, 'not_found')
    expect(unknown.body).toEqual(foreign.body)
  })
})

it.each(['/websites/0', '/websites/abc', '/subscriptions/-1', '/subscriptions/2147483648'])(
  '%s is refused',
  async (path) => {
    expectRefusal(await call('GET', path, await bearerOf('owner')), 400, 'validation', 'id')
  },
)
