import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { call } from '../support/api'
import { markedStatements } from '../support/marked-statements'
import { as, bearerOf, type Person } from '../support/people'
import { pictureForm } from '../support/picture-forms'
import { type Product, startProduct } from '../support/product'
import { pictureOf } from '../support/sample-pictures'

let product: Product
const statements = markedStatements()

beforeAll(async () => {
  product = await startProduct({ env: { DATABASE_URL: inject('databaseUrl'), ...statements.env } })
})
afterAll(async () => {
  await product?.stop()
  statements.remove()
})

type Asked = { person?: Person; tag?: string; status?: number }

/** The statements of a call after a first identical call. */
async function statementsOf(path: string, { person, tag, status = 200 }: Asked = {}): Promise<string[]> {
  const bearer = person && (await bearerOf(person))
  const ask = async (headers: Record<string, string> = {}) => {
    const answer = await call('GET', path, {
      origin: product.origin,
      ...bearer,
      headers: { ...headers, ...(tag && { 'if-none-match': tag }) },
    })
    expect(answer.status).toBe(status)
  }
  await ask()
  return statements.of(ask)
}

describe('queries of one call, its session included', () => {
  it.each<[string, Person]>([
    ['/tickets/user', 'owner'],
    // A page of it: other files fill the agency's list past the 500 rows that one query reads.
    ['/tickets/list?limit=200', 'admin'],
    ['/websites/user', 'owner'],
    ['/websites/list', 'admin'],
    ['/subscriptions/list?limit=200', 'admin'],
    ['/websites/1', 'owner'],
    ['/subscriptions/1', 'owner'],
    ['/subscriptions/1/timeline', 'owner'],
    ['/invoices/user', 'owner'],
    ['/invoices/list?limit=200', 'admin'],
    ['/tickets/user?limit=2', 'owner'],
    ['/users/info', 'owner'],
    ['/tickets/1', 'owner'],
    ['/tickets/1/messages', 'owner'],
    ['/tickets/1/notes', 'moderator'],
    ['/tickets/list?status=open&assignee=none&waitingFor=agency&type=Bug&limit=25', 'moderator'],
    ['/testimonials/website/include/1', 'owner'],
    ['/staff/website/1', 'owner'],
    ['/events/website/1', 'stranger'],
    ['/products/website/2', 'owner'],
    ['/products/website/2?limit=2', 'stranger'],
    ['/products/1', 'owner'],
    ['/orders/website/2', 'owner'],
    ['/orders/website/2?status=paid&limit=1', 'owner'],
    ['/pictures/list?type=gallery&id=1', 'owner'],
    ['/pictures/list?type=gallery&id=1', 'stranger'],
    ['/pictures/list?type=staff&id=1', 'owner'],
    ['/pictures/list?type=event&id=1', 'stranger'],
  ])('GET %s: the session and the rows', async (path, person) => {
    const asked = await statementsOf(path, { person })
    expect(asked.length).toBe(2)
    expect(asked[0]).toMatch(/from "sessions"/)
  })

  it.each([
    '/testimonials/website/1',
    '/staff/website/1',
    '/events/website/1',
    '/products/website/2',
    '/products/website/2?limit=2',
    '/products/1',
    '/pictures/list?type=gallery&id=1',
    '/pictures/list?type=gallery&id=1&limit=2',
    '/pictures/list?type=testimonials&id=1',
  ])('GET %s of a visitor: the rows alone', async (path) => {
    expect(await statementsOf(path)).toHaveLength(1)
  })

  it.each([
    '/testimonials/website/1',
    '/staff/website/1?limit=2',
    '/events/website/1',
    '/products/website/2',
    '/products/website/2?limit=2',
    '/pictures/list?type=gallery&id=1',
    '/pictures/list?type=testimonials&id=1',
  ])('GET %s of a visitor who has it: one look-up, whatever its length', async (path) => {
    const { headers } = await call('GET', path, { origin: product.origin })
    const tag = headers.get('etag') ?? ''
    const asked = await statementsOf(path, { tag, status: 304 })
    expect(asked).toHaveLength(1)
    expect(asked[0]).toContain('"list_versions"')
  })

  it('GET /pictures/{name}: which file it is', async () => {
    // A new picture, because the sample pictures' files are in another simulator.
    const owner = { origin: product.origin, ...(await bearerOf('owner')) }
    const sent = await pictureForm({ type: 'gallery', websiteId: '2' }, [{ bytes: await pictureOf.jpeg() }])
    const { body } = await call('POST', '/pictures', { ...owner, ...sent })
    const path = new URL(body[0].Url).pathname.replace('/api', '')
    expect(await statementsOf(path)).toHaveLength(1)
    expect((await call('DELETE', path, owner)).status).toBe(204)
  })

  it('GET /auth/status: the session alone', async () => {
    expect(await statementsOf('/auth/status', { person: 'owner' })).toHaveLength(1)
  })
})

describe('what is counted', () => {
  it('are the statements of one request, whatever others ask meanwhile', async () => {
    const owner = { origin: product.origin, ...(await bearerOf('owner')) }
    const others = Array.from({ length: 20 }, () => call('GET', '/orders/website/2', owner))
    const asked = await statements.of((headers) => call('GET', '/users/info', { ...owner, headers }))
    await Promise.all(others)
    expect(asked).toHaveLength(2)
  })

  it('includes a transaction of the request', async () => {
    const owner = { origin: product.origin, ...(await bearerOf('owner')) }
    const asked = await statements.of((headers) =>
      call('POST', '/users/color', { ...owner, headers, json: { Color: '2f68ed' } }),
    )
    expect(asked.filter((text) => /^(begin|commit)/i.test(text))).toHaveLength(2)
  })
})

describe('a page asks the database at most twelve times', () => {
  const PAGES: [string, Person][] = [
    ['/admin', 'admin'],
    ['/admin?search=camille&fiche=2', 'admin'],
    ['/admin?frais=2', 'admin'],
    ['/admin/websites?fiche=1', 'admin'],
    ['/admin/subscriptions?fiche=1', 'admin'],
    ['/admin/facturation', 'admin'],
    ['/admin/images', 'admin'],
    ['/admin/activite', 'admin'],
    ['/admin/visites', 'admin'],
    ['/admin/etiquettes', 'admin'],
    ['/admin/demandes', 'admin'],
    ['/admin/signalements', 'admin'],
    ['/admin/signalements/1', 'admin'],
    ['/admin/taches', 'admin'],
    ['/admin/etat', 'admin'],
    ['/admin/journal', 'admin'],
    ['/admin/registre', 'admin'],
    ['/dashboard', 'admin'],
    ['/dashboard', 'owner'],
    ['/dashboard', 'stranger'],
    ['/dashboard', 'moderator'],
    ['/dashboard/support', 'moderator'],
    ['/dashboard/tickets/1', 'moderator'],
    ['/dashboard/signalements/2', 'owner'],
    ['/dashboard/compte', 'owner'],
    ['/dashboard/website/1', 'owner'],
    ['/dashboard/website/1/cles', 'owner'],
    ['/dashboard/website/2/conformite', 'owner'],
    ['/dashboard/ecom/2', 'owner'],
    ['/dashboard/ecom/2?fiche=1', 'owner'],
    ['/dashboard/ecom/2/comptes', 'owner'],
    ['/dashboard/ecom/2/reglages', 'owner'],
    ['/dashboard/ecom/2/acheteurs?commande=1', 'owner'],
  ]

  it.each(PAGES)('GET %s', async (path, person) => {
    const { cookie } = await as(person)
    const ask = async (headers: Record<string, string> = {}) => {
      const answer = await fetch(`${product.origin}${path}`, {
        headers: { cookie, ...headers },
        redirect: 'manual',
      })
      expect(answer.status).toBe(200)
      await answer.text()
    }
    await ask()
    const asked = await statements.of(ask)
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(12)
  })

  it.each(['', '/conditions', '/formulaire-de-retractation', '/garanties', '/livraison'])(
    'GET /boutique/2%s asks twice for every reader, and sets no cookie',
    async (path) => {
      const { cookie } = await as('owner')
      const ask = async (headers: Record<string, string> = {}) => {
        const answer = await fetch(`${product.origin}/boutique/2${path}`, { headers: { cookie, ...headers } })
        expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null])
        expect(await answer.text()).toContain('<meta name="robots" content="noindex')
      }
      await ask()
      expect(await statements.of(ask)).toHaveLength(2)
    },
  )
})
