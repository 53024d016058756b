import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { databaseProxy } from '../support/database-proxy'
import { as } from '../support/people'
import { type Product, startProduct } from '../support/product'

let product: Product
let proxy: Awaited<ReturnType<typeof databaseProxy>>

beforeAll(async () => {
  proxy = await databaseProxy(inject('databaseUrl'))
  product = await startProduct({ env: { DATABASE_URL: proxy.url } })
})
afterAll(async () => {
  await product?.stop()
  await proxy?.stop()
})
afterEach(() => proxy.cut(null))

async function tab(name: string) {
  const { cookie } = await as('owner')
  const answer = await fetch(`${product.origin}/dashboard/website/1?onglet=${name}`, { headers: { cookie } })
  return { status: answer.status, page: await answer.text() }
}

describe('a tab whose content the database does not give', () => {
  it.each([
    ['avis', 'testimonials', 'Failed to load testimonials', '/dashboard/website/1'],
    ['evenements', 'events', 'Failed to load events', '/dashboard/website/1\\?onglet=evenements'],
    ['equipe', 'staff_members', 'Failed to load staff', '/dashboard/website/1\\?onglet=equipe'],
    ['galerie', 'pictures', 'Failed to load gallery', '/dashboard/website/1\\?onglet=galerie'],
  ])('%s says so in its place, the rest of the page is there', async (name, table, text, path) => {
    proxy.cut(new RegExp(`left join "${table}"`))
    const { status, page } = await tab(name)
    expect(status).toBe(200)
    expect(page).toContain(`<span lang="en">${text}</span>`)
    expect(page).toMatch(new RegExp(`<a [^>]*href="${path}"[^>]*>Réessayer<`))
    expect(page).toContain('Gérer votre site')
    expect(page).toContain('Facturation')
    proxy.cut(null)
    expect((await tab(name)).page).not.toContain('Failed to load')
  })
})
