import { SAMPLE_PASSWORD } from '../../db/seed/accounts'
import {
  ADMIN,
  CAMILLE,
  expectAccessibleInEveryLook,
  JULIEN,
  MODERATOR,
  newAccount,
  PHONE,
  signIn,
} from '../support/browser'
import { holdForConfirmation } from '../support/hold-back'
import { openAccountMenu } from '../support/navigation'
import { ask } from '../support/sites'
import { expect, test } from '../support/test'
import { caller } from '../support/tickets'

test('Camille finds her sites, her figures and her requests', async ({ page, context }) => {
  await signIn(context, CAMILLE)
  await page.goto('/dashboard')
  await expect(page).toHaveTitle('Tableau de bord · Ostal')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bonjour Camille')
  const figures = page.getByRole('region', { name: 'En bref' })
  await expect(figures).toContainText('Total Sites3')
  await expect(figures).toContainText('Active Sites2')
  await expect(figures).toContainText('Inactive Sites1')
  await expect(figures.getByRole('link')).toHaveCount(0)
  await expect(page.getByRole('link', { name: /La Table de Camille.*Active/ })).toHaveAttribute(
    'href',
    '/dashboard/website/1',
  )
  await expect(page.getByRole('link', { name: /Carnet de recettes.*Inactive/ })).toHaveAttribute(
    'href',
    '/dashboard/website/4',
  )
  await expect(page.getByRole('link', { name: 'Créer un nouveau site' })).toHaveAttribute(
    'href',
    '/dashboard/new-website',
  )
  await expect(page.getByRole('link', { name: 'Admin Dashboard' })).toHaveCount(0)
  const open = page.getByRole('region', { name: 'Vos demandes en cours' })
  await expect(open.getByRole('link').first()).toHaveAttribute('href', '/dashboard/new-ticket')
  await expect(open.getByRole('link', { name: /bons cadeaux.*Ouvert/ })).toHaveAttribute(
    'href',
    '/dashboard/tickets/3',
  )
  await expect(
    page.getByRole('region', { name: 'Vos demandes fermées' }).getByRole('link', { name: /Fermé/ }),
  ).toHaveCount(1)
})

test('a client without a payment account is invited to create one', async ({ page, context }) => {
  await signIn(context, JULIEN)
  await page.goto('/dashboard')
  const figures = page.getByRole('region', { name: 'En bref' })
  await expect(figures.getByRole('link')).toHaveAttribute('href', '/stripe/setup')
  await expect(page.getByRole('link', { name: /Camille/ })).toHaveCount(0)
})

test('the administrator sees everybody’s sites and requests, and the way to /admin', async ({
  page,
  context,
  request,
}) => {
  // A new ticket, because the list begins with the latest and other tests add tickets, too.
  const title = `Panne ${crypto.randomUUID()}`
  await (await caller(request, await newAccount(request))).openTicket(title)
  await signIn(context, ADMIN)
  await page.goto('/dashboard')
  await expect(page.getByRole('link', { name: /Fabre Menuiserie/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /La Table de Camille/ })).toBeVisible()
  await expect(page.getByRole('link', { name: new RegExp(title) })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Admin Dashboard' })).toHaveAttribute('href', '/admin')
})

test('the accent colour is saved, kept, and refused at the field when it is none', async ({
  page,
  context,
}) => {
  await signIn(context, await newAccount(context.request))
  await page.goto('/dashboard')
  await openAccountMenu(page)
  await page.getByLabel('Couleur en hexadécimal').fill('#C2410C')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.locator('html')).toHaveCSS('--accent-fill', /.*c2410c.*/)
  await page.reload()
  await openAccountMenu(page)
  await expect(page.getByLabel('Couleur en hexadécimal')).toHaveValue('c2410c')
  await page.getByLabel('Couleur en hexadécimal').fill('rouge')
  await page.keyboard.press('Enter')
  await expect(page.getByText('La couleur s’écrit avec six chiffres hexadécimaux')).toBeVisible()
  await expect(page.getByLabel('Couleur en hexadécimal')).toHaveAttribute('aria-invalid', 'true')
})

test('saving a colour shows Mise à jour... meanwhile', async ({ page, context }) => {
  await signIn(context, await newAccount(context.request))
  await page.goto('/dashboard')
  await openAccountMenu(page)
  const release = await holdForConfirmation(page, '/dashboard')
  await page.getByRole('button', { name: 'Violet' }).click()
  await expect(page.getByText('Mise à jour...')).toBeVisible()
  release()
  await expect(page.getByText('Mise à jour...')).toBeHidden()
})

test('the theme chosen here stays', async ({ page, context }) => {
  await signIn(context, CAMILLE)
  await page.goto('/dashboard')
  await openAccountMenu(page)
  await page.getByRole('button', { name: 'Thème sombre' }).click()
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(235, 239, 244)')
  await page.reload()
  await openAccountMenu(page)
  await expect(page.getByRole('button', { name: 'Thème sombre' })).toHaveAttribute('aria-pressed', 'true')
})

test('logging out ends the session and leads to the log-in', async ({ page, context }) => {
  await signIn(context, await newAccount(context.request))
  await page.goto('/dashboard')
  await openAccountMenu(page)
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await expect(page).toHaveURL('/login')
  expect((await context.request.get('/api/users/info')).status()).toBe(401)
})

test.describe('guards answer with real statuses', () => {
  for (const path of [
    '/dashboard',
    '/dashboard/new-ticket',
    '/dashboard/tickets/1',
    '/dashboard/website/1',
    '/dashboard/ecom/2',
    '/dashboard/support',
    '/admin',
    '/orders/1',
  ]) {
    test(`a visitor at ${path} is sent to the log-in`, async ({ request }) => {
      const answer = await request.get(path, { maxRedirects: 0 })
      expect([answer.status(), answer.headers().location]).toEqual([
        307,
        `/login?from=${encodeURIComponent(path)}`,
      ])
      expect(await answer.text()).not.toMatch(/Camille|Fabre/)
    })
  }

  test('the way back after the log-in keeps what the address says', async ({ page, context }) => {
    const email = await newAccount(context.request)
    await page.goto('/dashboard?fermees=36&ouvertes=18')
    await expect(page).toHaveURL(`/login?from=${encodeURIComponent('/dashboard?fermees=36&ouvertes=18')}`)
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Mot de passe', { exact: true }).fill(SAMPLE_PASSWORD)
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page).toHaveURL('/dashboard?fermees=36&ouvertes=18')
  })

  test('a client at the agency’s pages is refused', async ({ context }) => {
    await signIn(context, JULIEN)
    for (const path of ['/admin', '/dashboard/support']) {
      const answer = await context.request.get(path, { maxRedirects: 0 })
      expect([answer.status(), answer.headers().location]).toEqual([307, '/unauthorized'])
    }
  })

  test('somebody else’s site or request is the 404 page', async ({ context }) => {
    await signIn(context, JULIEN)
    for (const path of [
      '/dashboard/website/1',
      '/dashboard/ecom/2',
      '/dashboard/tickets/1',
      '/dashboard/tickets/abc',
      '/dashboard/website/0',
      '/orders/9',
      '/orders/abc',
      '/dashboard/ecom/2/commandes/export',
    ]) {
      const answer = await context.request.get(path)
      expect([path, answer.status()]).toEqual([path, 404])
      expect(await answer.text()).toContain('Page non trouvée')
    }
  })

  test('prefetches and component requests carry no private byte to a visitor', async ({ request }) => {
    for (const headers of [{ rsc: '1' }, { rsc: '1', 'next-router-prefetch': '1' }]) {
      const answer = await request.get('/dashboard/website/1', {
        headers: headers as Record<string, string>,
        maxRedirects: 0,
      })
      expect(await answer.text()).not.toContain('Table de Camille')
    }
  })
})

/** The highest plan first; the last is for a ticket without a plan. */
const PLANS = ['Pro', 'Standard', 'Basique', 'Aucune']

test('the support queue puts the highest plan first and is for the agency', async ({ page, context }) => {
  await signIn(context, MODERATOR)
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Support' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Support')
  const rows = page.getByRole('row')
  await expect(rows.nth(1)).toContainText('Camille Roussel')
  await expect(rows.nth(1)).toContainText('Pro')
  const plans = (await rows.allInnerTexts())
    .slice(1)
    .map((row) => row.split('\t').findLast((cell) => PLANS.includes(cell.trim())) ?? '')
    .map((plan) => PLANS.indexOf(plan.trim()))
  expect(new Set(plans).size).toBeGreaterThan(1)
  expect(plans).toEqual(plans.toSorted((a, b) => a - b))
})

test.describe('in every look', () => {
  test.use(PHONE)

  for (const path of [
    '/dashboard',
    '/dashboard/support',
    '/dashboard/website/1',
    '/dashboard/ecom/2',
    '/admin',
  ]) {
    test(`${path} has no accessibility fault`, async ({ page, context }) => {
      await signIn(context, ADMIN)
      await page.goto(path)
      await expectAccessibleInEveryLook(page)
    })
  }
})

test('tickets past the 200th of a section are reached page by page', async ({ page, context }) => {
  const email = await newAccount(context.request)
  await signIn(context, email)
  await ask(
    `insert into tickets (client_id, user_id, type, title, status, created_at, updated_at)
     select id, id, 'Bug', 'Panne ' || n, 'closed', now() - interval '1 year', now() - n * interval '1 minute'
     from users, generate_series(1, 205) n where email = $1`,
    [email],
  )
  await page.goto('/dashboard?fermees=200')
  const closed = page.getByRole('region', { name: 'Vos demandes fermées' })
  await expect(closed.getByRole('listitem')).toHaveCount(200)
  await closed.getByRole('link', { name: 'Afficher plus de demandes' }).click()
  await expect(closed.getByRole('listitem')).toHaveCount(5)
  await expect(closed.getByText('Panne 205', { exact: true })).toBeVisible()
  await expect(closed.getByRole('link', { name: 'Afficher plus de demandes' })).toHaveCount(0)
  await closed.getByRole('link', { name: 'Revenir aux demandes récentes' }).click()
  await expect(closed.getByText('Panne 1', { exact: true })).toBeVisible()
})

test('a moderator finds a closed ticket, reads it and reopens it', async ({ page, context }) => {
  const title = `Fermée ${crypto.randomUUID()}`
  const email = await newAccount(context.request)
  await ask(
    `insert into tickets (client_id, user_id, type, title, status, created_at, updated_at)
     select id, id, 'Bug', $2, 'closed', now(), now() from users where email = $1`,
    [email, title],
  )
  await signIn(context, MODERATOR)
  await page.goto('/dashboard/support')
  await page.getByLabel('État').selectOption('Fermées')
  await page.getByRole('button', { name: 'Filtrer' }).click()
  await expect(page).toHaveURL(/etat=fermees/)
  await page.getByRole('link', { name: title }).click()
  await page.getByPlaceholder('Envoyez un message pour la rouvrir.').fill('Nous y revenons.')
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await expect(page.getByText('Ouvert', { exact: true })).toBeVisible()
})
