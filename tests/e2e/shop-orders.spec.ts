import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { expectAccessibleInEveryLook } from '../support/browser'
import { addOrder } from '../support/orders'
import { ask, newSite } from '../support/sites'
import { expect, test } from '../support/test'

test.describe.configure({ mode: 'parallel' })

const DAY = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * DAY - 3_600_000)
const paid = (days: number) => ({ created_at: ago(days), paid_at: ago(days) })

let site: number
test.beforeEach(async ({ context, request }) => {
  site = await newSite(context, request)
})

const open = (page: Page, query = '') => page.goto(`/dashboard/ecom/${site}${query}`)
const waiting = (page: Page) => page.getByRole('region', { name: 'Commandes en attente' })
const history = (page: Page) => page.getByRole('region', { name: 'Historique des commandes' })
/** The numbers of the history's orders, in order. */
const numbers = (page: Page) => history(page).getByRole('link', { name: /^#\d+$/ })

test('what waits comes first, the oldest on top, and opens in place; the products stay in sight', async ({
  page,
}) => {
  const recent = await addOrder(site, { ...paid(0), customer: 'Nadia Benali' })
  const old = await addOrder(site, { ...paid(6), customer: 'Étienne Caumes' })
  const sent = await addOrder(site, { ...paid(9), status: 'shipped' })
  await open(page)
  const rows = waiting(page).getByRole('heading', { level: 3 })
  await expect(rows).toHaveText([`Commande #${old} · Étienne Caumes`, `Commande #${recent} · Nadia Benali`])
  await expect(waiting(page)).toContainText('Depuis 6 jours')
  await expect(waiting(page)).toContainText('Depuis moins d’un jour')
  const headings = page.getByRole('heading', { level: 2 })
  await expect(headings).toHaveText([
    'Commandes en attente',
    'Ventes',
    'Liste des produits',
    'Historique des commandes',
  ])
  await expect(numbers(page)).toHaveText([`#${sent}`, `#${old}`, `#${recent}`])
  await expect(history(page).getByText('Payé', { exact: true })).toHaveCount(2)
  await waiting(page)
    .getByRole('link', { name: `Détails de la commande #${old}` })
    .click()
  await expect(page).toHaveURL(new RegExp(`attente-detail=${old}$`))
  await expect(waiting(page).getByText('1 × Miel de châtaignier')).toBeVisible()
  await expect(waiting(page)).toContainText('sophie@exemple.fr')
  await page.reload()
  await expect(waiting(page).getByRole('link', { name: /^Réduire/ })).toHaveAttribute('aria-expanded', 'true')
  await expectAccessibleInEveryLook(page)
  await waiting(page)
    .getByRole('link', { name: `Voir la commande #${old}` })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Commande #${old}`)
})

test('the history reaches every order by status, number and name, and goes out as a file', async ({
  page,
}) => {
  const ids: Record<string, number> = {}
  for (const status of ['cancelled', 'shipped', 'delivered', 'paid'])
    ids[status] = await addOrder(site, { status, customer: `Cliente ${status}` })
  await open(page, '?stock=out')
  await expect(numbers(page)).toHaveText([`#${ids.paid}`, `#${ids.shipped}`])
  await page.getByLabel('Statut').selectOption('Toutes')
  const filter = history(page).getByRole('button', { name: 'Filtrer' })
  await filter.click()
  await expect(page).toHaveURL(/stock=out.*commandes-statut=toutes/)
  await expect(numbers(page)).toHaveCount(4)
  await page.getByLabel('Rechercher une commande').fill('cliente DELIVERED')
  await filter.click()
  await expect(numbers(page)).toHaveText([`#${ids.delivered}`])
  await page.getByLabel('Rechercher une commande').fill(`#${ids.cancelled}`)
  await filter.click()
  await expect(numbers(page)).toHaveText([`#${ids.cancelled}`])
  await expectAccessibleInEveryLook(page)
  const download = page.waitForEvent('download')
  await history(page).getByRole('link', { name: 'Exporter en CSV' }).click()
  const file = await (await download).path()
  const lines = (await readFile(file, 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(/^\ufeff?Commande;Date;Statut;Client;E-mail/)
  expect(lines[1]).toMatch(new RegExp(`^${ids.cancelled};.*;Annulée;Cliente cancelled;sophie@exemple.fr;`))
  await history(page).getByRole('link', { name: 'Tout afficher' }).click()
  await expect(numbers(page)).toHaveCount(2)
  await expect(page).toHaveURL(/stock=out/)
})

test('long lists go on by pages, each with its own place in the address', async ({ page }) => {
  await ask(
    `insert into orders (website_id, status, created_at, paid_at, items_cents, delivery_cents, total_cents, delivery_method)
     select $1, 'paid', now() - n * interval '1 hour', now() - n * interval '1 hour', 1250, 0, 1250, 'pickup'
     from generate_series(1, 30) n`,
    [site],
  )
  await open(page)
  await expect(waiting(page)).toContainText('30 commandes')
  await expect(waiting(page).getByRole('heading', { level: 3 })).toHaveCount(10)
  await expect(numbers(page)).toHaveCount(25)
  const next = (part: ReturnType<typeof waiting>) => part.getByRole('link', { name: 'Suivant' })
  await next(history(page)).click()
  await expect(numbers(page)).toHaveCount(5)
  await expect(history(page).getByRole('heading', { level: 2 })).toBeInViewport()
  await next(waiting(page)).click()
  await expect(page).toHaveURL(/commandes-apres=.*attente-apres=/)
  await next(waiting(page)).click()
  await expect(next(waiting(page))).toHaveCount(0)
  await expect(numbers(page)).toHaveCount(5)
})

test('a shop without orders says so in a line', async ({ page }) => {
  await open(page)
  await expect(waiting(page)).toContainText('Aucune commande n’attend son envoi.')
  await expect(history(page)).toContainText('Vos commandes payées et expédiées s’afficheront ici.')
})

test('the dashboard begins with the orders to send', async ({ page }) => {
  const id = await addOrder(site, { ...paid(3), delivery_method: 'home' })
  await addOrder(site, { ...paid(1), status: 'shipped' })
  await page.goto('/dashboard')
  const toDo = page.getByRole('region', { name: 'À faire' })
  await expect(toDo.getByRole('listitem')).toHaveCount(1)
  await expect(toDo).toContainText('Depuis 3 jours')
  await expect(toDo).toContainText('Sophie Lacaze')
  await expectAccessibleInEveryLook(page)
  await toDo.getByRole('link', { name: `Commande à expédier #${id}` }).click()
  await expect(page).toHaveURL(`/orders/${id}`)
  await ask("update orders set status = 'shipped' where id = $1", [id])
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Bonjour')
  await expect(toDo).toHaveCount(0)
})
