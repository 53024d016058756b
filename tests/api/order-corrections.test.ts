import { describe, expect, it } from 'vitest'
import { call } from '../support/api'
import { expectRefusal } from '../support/error-answers'
import { newcomer } from '../support/people'
import { stored } from '../support/stored'

/** A paid home-delivery order of a new shop. */
async function newOrder() {
  const { id: userId, bearer } = await newcomer()
  const [row] = await stored<{ id: number }>(
    `with site as (
       insert into websites (client_id, name, url) values ($1, 'Une boutique', 'https://une-boutique.example') returning id
     ), shopper as (
       insert into customers (website_id, name, email, phone)
       select id, 'Sophie Lacaze', 'sophie@exemple.fr', '06 01 02 03 04' from site returning id, website_id
     )
     insert into orders (website_id, customer_id, status, paid_at, items_cents, delivery_cents, total_cents,
       delivery_method, shipping_line1, shipping_line2, shipping_zip, shipping_city, shipping_country)
     select website_id, id, 'paid', now(), 1250, 0, 1250, 'home', '1 rue de la Loge', 'Bâtiment B', '34000',
       'Montpellier', 'FR'
     from shopper returning id`,
    [userId],
  )
  return { id: row?.id ?? 0, bearer }
}

describe('PUT orders/{id}', () => {
  it('corrects the given fields and returns the order; sending that order back changes nothing', async () => {
    const { id, bearer } = await newOrder()
    const json = { ShippingAddress: '8 rue Foch', customer: { Email: 'lacaze@exemple.fr' } }
    const corrected = await call('PUT', `/orders/${id}`, { bearer, json })
    expect(corrected.status).toBe(200)
    expect(corrected.body).toMatchObject({
      Id: id,
      ShippingAddress: '8 rue Foch',
      ShippingZip: '34000',
      customer: { Name: 'Sophie Lacaze', Email: 'lacaze@exemple.fr', Phone: '06 01 02 03 04' },
    })
    const again = await call('PUT', `/orders/${id}`, { bearer, json: corrected.body })
    expect([again.status, again.body]).toEqual([200, corrected.body])
  })

  it('names the refused field as the API does', async () => {
    const { id, bearer } = await newOrder()
    const refused = async (json: object, status: number, code: string) => {
      const answer = await call('PUT', `/orders/${id}`, { bearer, json })
      expectRefusal(answer, status, code)
      return answer.body.issues?.map(({ path }: { path: string }) => path)
    }
    expect(await refused({ ShippingZip: '97400' }, 409, 'conflict')).toEqual(['ShippingZip'])
    expect(await refused({ ShippingCountry: 'BE' }, 409, 'conflict')).toEqual(['ShippingCountry'])
    expect(await refused({ customer: { Phone: '' } }, 400, 'validation')).toEqual(['customer.Phone'])
    expect(await refused({ customer: { Email: 'non' } }, 400, 'validation')).toEqual(['customer.Email'])
  })

  it('answers 409 with the reason once a label may exist', async () => {
    const { id, bearer } = await newOrder()
    await stored(
      `insert into shipments (order_id, state, carrier, attempt_id, started_at)
       values ($1, 'unknown', 'Mondial Relay', gen_random_uuid(), now())`,
      [id],
    )
    const answer = await call('PUT', `/orders/${id}`, {
      bearer,
      json: { ShippingCity: 'Lattes' },
    })
    expectRefusal(answer, 409, 'conflict')
    expect(answer.body.message).toContain('étiquette')
  })
})

it('POST orders/{id}/confirmation sends five mails a day for an order, then answers 429', async () => {
  const { id, bearer } = await newOrder()
  const resend = () => call('POST', `/orders/${id}/confirmation`, { bearer })
  for (let turn = 0; turn < 5; turn += 1) expect((await resend()).status).toBe(204)
  const refused = await resend()
  expectRefusal(refused, 429, 'rate_limited')
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})
