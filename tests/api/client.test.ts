import { readFileSync } from 'node:fs'
import createClient from 'openapi-fetch'
import { describe, expect, expectTypeOf, inject, it } from 'vitest'
import type { Picture, paths, Testimonial } from '@/lib/browser/api-types'
import { call } from '../support/api'
import { bearerOf } from '../support/people'
import { pictureOf } from '../support/sample-pictures'

/** The client setup from docs/api-client.md. */
const client = (bearer?: string) =>
  createClient<paths>({
    baseUrl: `${inject('origin')}/api`,
    ...(bearer && { headers: { Authorization: `Bearer ${bearer}` } }),
  })
const ownersClient = async () => client((await bearerOf('owner')).bearer)

describe('a client made from the types', () => {
  it('reads what a site shows, without a session', async () => {
    const path = { id: 1 }
    const { data, error } = await client().GET('/testimonials/website/{id}', { params: { path } })
    expectTypeOf(data).toEqualTypeOf<Testimonial[] | undefined>()
    expect(error).toBeUndefined()
    expect(data?.length).toBeGreaterThan(0)
    for (const one of data ?? []) expect(one).toMatchObject({ WebsiteId: 1, Active: true })
  })

  it('asks for a page of a list', async () => {
    const params = { path: { id: 1 }, query: { limit: 1 } }
    const { data, response } = await client().GET('/testimonials/website/{id}', { params })
    expect(data).toHaveLength(1)
    expect(response.headers.get('link')).toMatch(/rel="next"$/)
  })

  it('makes, changes and deletes with a bearer', async () => {
    const api = await ownersClient()
    const body = { WebsiteId: 1, Content: 'Exquis.', CustomerName: 'Paul', CustomerRole: 'Voisin' }
    const { data: made } = await api.POST('/testimonials', { body })
    expect(made).toMatchObject(body)
    const params = { path: { id: made?.Id ?? 0 } }
    const { data: changed } = await api.PUT('/testimonials/{id}', { params, body: { Active: false } })
    expect(changed).toEqual({ ...made, Active: false, Version: expect.any(String) })
    const { response } = await api.DELETE('/testimonials/{id}', { params })
    expect(response.status).toBe(204)
  })

  it('sends a picture in a form', async () => {
    const api = await ownersClient()
    const { data, error } = await api.POST('/pictures', {
      body: { type: 'gallery', websiteId: '1', pictures: [new Blob([await pictureOf.png()])] },
      bodySerializer({ pictures, ...texts }) {
        const form = new FormData()
        for (const [name, value] of Object.entries(texts)) form.set(name, String(value))
        for (const picture of pictures ?? []) form.append('pictures', picture, 'facade.png')
        return form
      },
    })
    expectTypeOf(data).toEqualTypeOf<Picture[] | undefined>()
    expect(error).toBeUndefined()
    expect(data).toMatchObject([{ Width: 64, Height: 48 }])
    await api.DELETE('/pictures/{name}', { params: { path: { name: data?.[0]?.Url ?? '' } } })
  })

  it('gets a refusal as data', async () => {
    const { data, error, response } = await client().GET('/tickets/user')
    expect([data, response.status]).toEqual([undefined, 401])
    expectTypeOf(error?.message).toEqualTypeOf<string | undefined>()
    expect(error).toMatchObject({ code: 'unauthenticated', message: expect.stringMatching(/\S/) })
  })

  it('is refused by the types what the API would refuse', () => {
    const api = client()
    // Checked by the type check, never called.
    const mistakes = () => [
      // @ts-expect-error no such call
      api.GET('/testimonial/website/{id}', { params: { path: { id: 1 } } }),
      // @ts-expect-error the id is missing
      api.GET('/testimonials/website/{id}'),
      // @ts-expect-error the id is a number
      api.GET('/testimonials/website/{id}', { params: { path: { id: 'un' } } }),
      // @ts-expect-error a status is open or closed
      api.PUT('/tickets/status/{id}', { params: { path: { id: 1 } }, body: { status: 'ouverte' } }),
      // @ts-expect-error the texts are missing
      api.POST('/testimonials', { body: { WebsiteId: 1 } }),
    ]
    expect(mistakes).toBeTypeOf('function')
  })
})

it('the types can be had from the site, by other sites too', async () => {
  const answer = await call('GET', '/openapi.d.ts')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect(answer.body).toBe(readFileSync('lib/browser/api-types.ts', 'utf8'))
})
