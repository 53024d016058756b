import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { call } from '../support/api'
import { bearerOf, newcomer } from '../support/people'
import { type Product, startProduct } from '../support/product'

/** A second instance on the same database. */
let other: Product
let origins: [string, string]

beforeAll(async () => {
  other = await startProduct({ env: { DATABASE_URL: inject('databaseUrl') } })
  origins = [inject('origin'), other.origin]
})
afterAll(async () => {
  await other?.stop()
})

const ROUNDS = 20

/** A website with one testimonial, its owner, and each instance's answer. */
async function newSite() {
  const { bearer, id } = await newcomer()
  const created = await call('POST', '/websites', {
    ...(await bearerOf('admin')),
    json: { UserId: id, Name: 'Un site', Url: 'https://un-site.example' },
  })
  const WebsiteId: number = created.body.Id
  const { body } = await call('POST', '/testimonials', {
    bearer,
    json: { Content: '0', CustomerName: 'Nadia', CustomerRole: 'Cliente', WebsiteId },
  })
  const path = `/testimonials/website/${WebsiteId}`
  return {
    read: (origin: string) => call('GET', path, { origin }),
    shown: async (origin: string): Promise<string> => (await call('GET', path, { origin })).body[0]?.Content,
    write: async (Content: string, origin?: string) => {
      const json = { Content }
      const changed = await call('PUT', `/testimonials/${body.Id}`, {
        bearer,
        json,
        ...(origin && { origin }),
      })
      expect(changed.status).toBe(200)
    },
    remove: () => call('DELETE', `/testimonials/${body.Id}`, { bearer }),
    put: (status: string) => call('PUT', `/websites/status/${WebsiteId}`, { bearer, json: { status } }),
  }
}

describe('a list that an instance has in memory', () => {
  it('shows what another one changed, as soon as that is answered', async () => {
    const { shown, write, remove, read } = await newSite()
    for (const origin of [...origins, ...origins]) expect(await shown(origin)).toBe('0')
    for (let round = 1; round <= ROUNDS; round += 1) {
      await write(String(round), origins[round % 2])
      for (const origin of origins) expect(await shown(origin)).toBe(String(round))
    }
    await remove()
    for (const origin of origins) expect((await read(origin)).body).toEqual([])
  })

  it('is never older than its reader’s request, while it is changed without a pause', async () => {
    const { shown, write } = await newSite()
    let written = 0
    let isOver = false
    const readOn = async (origin: string) => {
      while (!isOver) {
        const least = written
        expect(Number(await shown(origin))).toBeGreaterThanOrEqual(least)
      }
    }
    const readers = [...origins, ...origins, ...origins].map(readOn)
    try {
      for (let next = 1; next <= ROUNDS; next += 1) {
        await write(String(next))
        written = next
      }
    } finally {
      isOver = true
      await Promise.all(readers)
    }
  })

  it('is refused as soon as its site is off, and there again with it', async () => {
    const { read, put } = await newSite()
    const statuses = async () => [(await read(origins[0])).status, (await read(origins[1])).status]
    expect(await statuses()).toEqual([200, 200])
    expect((await put('inactive')).status).toBe(200)
    expect(await statuses()).toEqual([403, 403])
    expect((await put('active')).status).toBe(200)
    expect(await statuses()).toEqual([200, 200])
  })
})
