import type { Page } from 'playwright/test'
import { ADMIN, expectAccessibleInEveryLook, newAccount, PHONE, signIn } from '../support/browser'
import { ask } from '../support/sites'
import { expect, test } from '../support/test'

test.beforeEach(({ context }) => signIn(context, ADMIN))

const CAMILLE = 'camille%40ostal.example'
/** The sheet of a sample product, over a list filtered by its name. */
async function productSheet(): Promise<string> {
  const [row] = await ask<{ id: number; name: string }>(
    'select id, name from products where website_id = 2 order by id limit 1',
  )
  return `/dashboard/ecom/2?search=${encodeURIComponent(row?.name ?? '')}&fiche=${row?.id}`
}
/** The row that is marked behind a sheet. */
const marked = (page: Page) => page.locator('main [aria-current="true"]')

const SHEETS: { sheet: string; address: string | (() => Promise<string>); opener: RegExp }[] = [
  { sheet: 'an account', address: `/admin?fiche=2&search=${CAMILLE}`, opener: /^Edit Camille/ },
  { sheet: 'an account’s fees', address: `/admin?search=${CAMILLE}&frais=2`, opener: /^Manage Fees Camille/ },
  {
    sheet: 'a fee rule to be',
    address: `/admin?search=${CAMILLE}&frais=2&regle=nouvelle`,
    opener: /^Manage Fees Camille/,
  },
  { sheet: 'an account to be', address: '/admin?fiche=nouveau', opener: /^Nouveau compte$/ },
  { sheet: 'a website', address: `/admin/websites?fiche=2&client=${CAMILLE}`, opener: /^Edit/ },
  {
    sheet: 'a website’s next client',
    address: `/admin/websites?client=${CAMILLE}&fiche=2&pour=autre`,
    opener: /^Edit/,
  },
  { sheet: 'a subscription', address: `/admin/subscriptions?search=${CAMILLE}&fiche=1`, opener: /^Edit/ },
  {
    sheet: 'a product',
    address: productSheet,
    opener: /^Modifier/,
  },
  { sheet: 'a refund', address: '/orders/9?fiche=remboursement', opener: /^Rembourser$/ },
  { sheet: 'an import', address: '/dashboard/ecom/2?fiche=import', opener: /^Importer un CSV$/ },
  { sheet: 'a code to be', address: '/dashboard/ecom/2/reglages?code=nouveau', opener: /^Nouveau code$/ },
  {
    sheet: 'an answer to be',
    address: '/dashboard/support/reponses?ajouter=1',
    opener: /^Nouvelle réponse$/,
  },
]

for (const { sheet, address, opener } of SHEETS)
  test(`the sheet of ${sheet}, opened by its address, leaves the keyboard on what opens it`, async ({
    page,
  }) => {
    await page.goto(typeof address === 'string' ? address : await address())
    const name = await page.getByRole('dialog').evaluate((dialog) => dialog.querySelector('h2')?.textContent)
    const isOfRow = /Edit|Fees|Modifier/.test(opener.source)
    await expect(marked(page)).toHaveCount(isOfRow ? 1 : 0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.locator('main a:focus')).toHaveAccessibleName(opener)
    await expect(marked(page)).toHaveCount(0)
    if (sheet === 'a fee rule to be' || sheet === 'a website’s next client') return
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveAccessibleName(name ?? '')
  })

test('the heading gets the keyboard when the row has left the list', async ({ page, context }) => {
  const email = await newAccount(context.request)
  const [user] = await ask<{ id: number }>('select id from users where email = $1', [email])
  await signIn(context, ADMIN)
  await page.goto(`/admin?role=USER&search=${encodeURIComponent(email)}&fiche=${user?.id}`)
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Rôle').selectOption('MODERATOR')
  await sheet.getByRole('button', { name: 'Enregistrer', exact: true }).press('Enter')
  await expect(page.getByText('Aucun compte ne correspond à ces critères.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test.describe('behind its sheet', () => {
  test.use(PHONE)

  test('a row is marked, also where colours are taken away, without an accessibility fault', async ({
    page,
  }) => {
    await page.goto(`/admin?search=${CAMILLE}&fiche=2`)
    await page.emulateMedia({ forcedColors: 'active' })
    await expect(marked(page)).toHaveCSS('outline', /solid 3px$/)
    await page.emulateMedia({ forcedColors: 'none' })
    await expectAccessibleInEveryLook(page)
  })
})
