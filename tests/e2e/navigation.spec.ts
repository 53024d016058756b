import type { Page } from 'playwright/test'
import { SAMPLE_PASSWORD } from '../../db/seed/accounts'
import {
  ADMIN,
  CAMILLE,
  expectAccessibleInEveryLook,
  MODERATOR,
  newAccount,
  PHONE,
  signIn,
} from '../support/browser'
import { geometry, holdScreens, isSameDocument, markDocument, openAccountMenu } from '../support/navigation'
import { SCREENS as SIZES } from '../support/screens'
import { addTestimonials, ask, newSite } from '../support/sites'
import { expect, test } from '../support/test'
import { caller } from '../support/tickets'

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const bar = (page: Page) => page.locator('.navigation-bar')
const newTicket = (page: Page) => page.getByRole('link', { name: 'Ouvrir une nouvelle demande' })

test.describe('a click on a link', () => {
  test.beforeEach(async ({ page, context }) => {
    await signIn(context, CAMILLE)
    await page.goto('/dashboard')
    await markDocument(page)
  })

  test('changes the screen without a new document, moves the keyboard to its title and says it', async ({
    page,
  }) => {
    await newTicket(page).click()
    await expect(page).toHaveURL('/dashboard/new-ticket')
    await expect(title(page)).toBeFocused()
    await expect(page).toHaveTitle('Nouvelle demande · Ostal')
    await expect(page.locator('next-route-announcer [role=alert]')).toHaveText('Nouvelle demande · Ostal')
    expect(await isSameDocument(page)).toBe(true)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })

  test('marks the link within 100 ms, though its screen is long in coming', async ({ page }) => {
    const release = await holdScreens(page, '/dashboard/new-ticket')
    const measure = async () => {
      const delay = page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const link = document.querySelector(
              'section a[href="/dashboard/new-ticket"]',
            ) as HTMLAnchorElement
            link.addEventListener(
              'click',
              ({ timeStamp }) => {
                const look = () =>
                  link.querySelector('[data-pending]')
                    ? resolve(performance.now() - timeStamp)
                    : requestAnimationFrame(look)
                look()
              },
              { once: true },
            )
          }),
      )
      await newTicket(page).click()
      const took = await delay
      await page.getByRole('link', { name: 'Tableau de bord' }).click()
      await expect(newTicket(page).locator('[data-pending]')).toHaveCount(0)
      return took
    }
    // One fast try is enough, because other load may slow down several.
    await expect.poll(measure, { timeout: 60_000, intervals: [0] }).toBeLessThan(100)
    release()
  })

  test('shows the bar after 200 ms and not before', async ({ page }) => {
    const release = await holdScreens(page, '/dashboard/new-ticket')
    const times = page.evaluate(
      () =>
        new Promise<{ hidden: boolean; after: number }>((resolve) => {
          let began = 0
          let hidden = false
          document.addEventListener('click', ({ timeStamp }) => (began = timeStamp), { once: true })
          const look = () => {
            const found = document.querySelector('.navigation-bar')
            if (found) {
              const isHidden = getComputedStyle(found).visibility === 'hidden'
              hidden ||= isHidden
              if (!isHidden) return resolve({ hidden, after: performance.now() - began })
            }
            requestAnimationFrame(look)
          }
          look()
        }),
    )
    await newTicket(page).click()
    const { hidden, after } = await times
    expect(hidden).toBe(true)
    expect(after).toBeGreaterThan(200)
    await expect(bar(page)).toHaveCSS('height', '2px')
    release()
    await expect(title(page)).toHaveText('Nouvelle demande')
    await expect(bar(page)).toHaveCount(0)
  })
})

const SITE = '/dashboard/website/1'
const more = (page: Page) => page.getByRole('button', { name: 'Autres actions' })

const SCREENS = [
  { from: '/dashboard', link: 'Ouvrir une nouvelle demande', to: '/dashboard/new-ticket' },
  { from: '/dashboard', link: /bons cadeaux/, to: '/dashboard/tickets/3' },
  { from: '/dashboard', link: /La Table de Camille/, to: '/dashboard/website/1' },
  { from: SITE, link: 'Voir l’aperçu', to: '/apercu/1' },
  { from: SITE, link: 'Intégrer à votre site', to: '/dashboard/website/1/integrer' },
  { from: SITE, link: 'Gérer les webhooks', to: '/dashboard/website/1/webhooks' },
  { from: SITE, link: 'Gérer la boutique', to: '/dashboard/ecom/1' },
  { from: SITE, link: 'Retour', to: '/dashboard' },
  { from: '/dashboard', link: 'Admin Dashboard', to: '/admin', who: ADMIN },
  { from: '/admin', link: 'Support', to: '/dashboard/support', who: ADMIN },
]

/** Positions on both screens, without loading the page again. Ends on the desktop. */
async function geometries(page: Page) {
  const found: Record<string, Awaited<ReturnType<typeof geometry>>> = {}
  for (const [name, size] of Object.entries(SIZES)) {
    await page.setViewportSize(size)
    found[name] = await geometry(page)
  }
  return found
}

test('each screen comes where its skeleton stood, on a phone and on a desktop', async ({ page, context }) => {
  let signedIn = ''
  for (const { from, link, to, who = CAMILLE } of SCREENS) {
    if (who !== signedIn) await signIn(context, who)
    signedIn = who
    await page.goto(from)
    await page.evaluate(() => document.fonts.ready.then(() => {}))
    const release = await holdScreens(page, to)
    const shown = page.getByRole('link', { name: link }).first()
    if (await shown.isHidden()) await (from === SITE ? more(page).click() : openAccountMenu(page))
    await shown.click()
    await expect(page.locator(`[data-skeleton="${to}"]`)).toBeVisible()
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    const before = await geometries(page)
    release()
    await expect(page.locator('[data-skeleton]')).toHaveCount(0)
    await expect(page).toHaveURL(to)
    expect([to, await geometries(page)]).toEqual([to, before])
    await page.unrouteAll()
  }
})

test.describe('in every look', () => {
  test.use(PHONE)

  test('a skeleton and the open menu have no accessibility fault', async ({ page, context }) => {
    await signIn(context, ADMIN)
    // A short screen, because axe checks each line.
    await page.goto('/dashboard/new-ticket')
    await openAccountMenu(page)
    await expectAccessibleInEveryLook(page)
    await signIn(context, CAMILLE)
    await page.goto('/dashboard')
    const release = await holdScreens(page, '/dashboard/website/1')
    await page.getByRole('link', { name: /La Table de Camille/ }).click()
    await expect(page.locator('[data-skeleton]')).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'Chargement…' })).toHaveCount(1)
    await expectAccessibleInEveryLook(page)
    release()
  })
})

test('Back and Forward show the skeleton, move the keyboard and find the scroll position', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await signIn(context, CAMILLE)
  await page.goto('/dashboard')
  await markDocument(page)
  const ticket = page.getByRole('link', { name: /bons cadeaux/ })
  await ticket.scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => window.scrollY)
  expect(scrolled).toBeGreaterThan(0)
  await ticket.click()
  await expect(page.getByRole('textbox')).toBeVisible()
  // A mutation, so that Back does not use the cached screen.
  await page.getByRole('textbox').fill('Merci !')
  await page.getByRole('button', { name: 'Envoyer' }).click()
  await expect(page.getByText('Envoi…')).toHaveCount(0)
  const release = await holdScreens(page, '/dashboard')
  await page.goBack()
  await expect(page.locator('[data-skeleton="/dashboard"]')).toBeVisible()
  await expect(bar(page)).toBeVisible()
  release()
  await expect(title(page)).toHaveText('Bonjour Camille')
  await expect(title(page)).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled)
  await page.goForward()
  await expect(title(page)).toContainText('bons cadeaux')
  await expect(title(page)).toBeFocused()
  expect(await isSameDocument(page)).toBe(true)
})

test.describe('Back after a change', () => {
  let email: string
  let id: number
  test.beforeEach(async ({ page, context, request }) => {
    email = await newAccount(request)
    id = await (await caller(request, email)).openTicket('Le plan ne s’affiche pas')
    await signIn(context, email)
    await page.goto('/dashboard')
    await markDocument(page)
    await page.getByRole('link', { name: /plan ne s’affiche pas/ }).click()
    await expect(page.getByRole('textbox')).toBeVisible()
  })

  test('by an action shows the change', async ({ page }) => {
    await page.getByRole('button', { name: 'Close Ticket' }).click()
    await expect(page).toHaveURL('/dashboard')
    const release = await holdScreens(page, `/dashboard/tickets/${id}`)
    await page.goBack()
    await expect(page).toHaveURL(`/dashboard/tickets/${id}`)
    await expect(page.locator('[data-skeleton]')).toBeVisible()
    // A cached screen would be visible by now.
    await expect(page.getByRole('button', { name: 'Close Ticket' })).toHaveCount(0)
    release()
    await expect(page.getByRole('main')).toContainText('Fermé')
    await expect(page.getByRole('button', { name: 'Close Ticket' })).toHaveCount(0)
    expect(await isSameDocument(page)).toBe(true)
  })

  test('by a call of the typed client shows the change', async ({ page, request }) => {
    await (await caller(request, email)).setStatus(id, 'closed')
    await page.goBack()
    await expect(page.getByRole('region', { name: 'Vos demandes fermées' })).toContainText(
      'plan ne s’affiche',
    )
    await page.goForward()
    await expect(page.getByRole('textbox')).toBeVisible()
    await page.getByRole('textbox').fill('Toujours pas.')
    await page.getByRole('button', { name: 'Envoyer' }).click()
    await expect(page.getByRole('button', { name: 'Close Ticket' })).toBeVisible()
    const release = await holdScreens(page, '/dashboard')
    await page.goBack()
    await expect(page.locator('[data-skeleton]')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Vos demandes fermées' })).toHaveCount(0)
    release()
    await expect(page.getByRole('region', { name: 'Vos demandes en cours' })).toContainText(
      'plan ne s’affiche',
    )
    expect(await isSameDocument(page)).toBe(true)
  })

  test('made by another user shows, after what was kept', async ({ page, request }) => {
    await (await caller(request, email)).setStatus(id, 'closed')
    await page.goBack()
    await expect(page.getByRole('region', { name: 'Vos demandes fermées' })).toContainText(
      'plan ne s’affiche',
    )
    expect(await isSameDocument(page)).toBe(true)
  })
})

test('Back after a change of a list shows it as it is', async ({ page, context, request }) => {
  const site = await newSite(context, request)
  await addTestimonials(site, 'Ada')
  await page.goto(`/dashboard/website/${site}`)
  await page.getByRole('link', { name: 'Équipe' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Équipe' })).toBeVisible()
  await page.goBack()
  await page.getByRole('listitem').filter({ hasText: 'Ada' }).locator('summary').click()
  await page.getByRole('switch').click()
  await expect(page.getByRole('switch')).toHaveAttribute('aria-checked', 'false')
  await page.goForward()
  await expect(page.getByRole('heading', { level: 2, name: 'Équipe' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('listitem').filter({ hasText: 'Ada' })).toContainText(/caché/i)
})

/** The typed text that the tab stores. */
const storedTexts = (page: Page) => page.evaluate(() => JSON.stringify(sessionStorage))

test.describe('a whole document', () => {
  test('loads at log-in and at log-out, and Back shows no private page', async ({ page, request }) => {
    const email = await newAccount(request, 'Philippine')
    await page.goto('/login')
    await markDocument(page)
    await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
    await page.getByLabel('Mot de passe', { exact: true }).fill(SAMPLE_PASSWORD)
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(title(page)).toHaveText('Bonjour Philippine')
    expect(await isSameDocument(page)).toBe(false)
    await newTicket(page).click()
    await expect(page).toHaveURL('/dashboard/new-ticket')
    await page.getByLabel('Titre').fill('Rien pour la suivante')
    await expect.poll(() => storedTexts(page)).toContain('Rien pour la suivante')
    await markDocument(page)
    await openAccountMenu(page)
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    await expect(page).toHaveURL('/login')
    await expect(title(page)).toHaveText('Connexion client')
    expect(await isSameDocument(page)).toBe(false)
    expect(await storedTexts(page)).not.toContain('Rien pour la suivante')
    for (const from of ['/dashboard/new-ticket', '/dashboard']) {
      await page.goBack()
      await expect(page).toHaveURL(`/login?from=${encodeURIComponent(from)}`)
      await expect(page.getByText('Philippine')).toHaveCount(0)
    }
  })

  for (const { link, to } of [
    { link: /Encaissez vos ventes/, to: '/stripe/setup' },
    { link: 'Créer un nouveau site', to: '/dashboard/new-website' },
    { link: 'Ostal', to: '/' },
  ]) {
    test(`loads at ${to}`, async ({ page, context }) => {
      await signIn(context, await newAccount(context.request))
      await page.goto('/dashboard')
      await markDocument(page)
      await page.getByRole('link', { name: link }).first().click()
      await expect(page).toHaveURL(to)
      expect(await isSameDocument(page)).toBe(false)
    })
  }
})

test('when the session has ended meanwhile, a click leads to the log-in and from there to its screen', async ({
  page,
  context,
}) => {
  const email = await newAccount(context.request, 'Philippine')
  await signIn(context, email)
  await page.goto('/dashboard')
  await markDocument(page)
  await ask('delete from sessions where user_id = (select id from users where email = $1)', [email])
  await newTicket(page).click()
  await expect(page).toHaveURL('/login?from=%2Fdashboard%2Fnew-ticket')
  await expect(page.locator('html[data-marked]')).toHaveCount(0)
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(SAMPLE_PASSWORD)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL('/dashboard/new-ticket')
})

test('a website that was deleted meanwhile is the 404 page, with its status', async ({
  page,
  context,
  request,
}) => {
  const site = await newSite(context, request)
  await page.goto('/dashboard')
  await ask('delete from websites where id = $1', [site])
  const document = page.waitForResponse(
    (answer) => answer.request().isNavigationRequest() && answer.url().endsWith(`/dashboard/website/${site}`),
  )
  await page.getByRole('link', { name: /Le Mas d’Élise/ }).click()
  expect((await document).status()).toBe(404)
  await expect(title(page)).toHaveText('Page non trouvée')
})

test.describe('the frame', () => {
  const places = (page: Page) => page.getByRole('navigation', { name: 'Espace client' })

  for (const { who, names } of [
    { who: CAMILLE, names: ['Tableau de bord', 'Facturation'] },
    { who: MODERATOR, names: ['Tableau de bord', 'Support'] },
    { who: ADMIN, names: ['Tableau de bord', 'Support', 'Admin'] },
  ]) {
    test(`shows ${who} ${names.length} places`, async ({ page, context }) => {
      await signIn(context, who)
      await page.goto('/dashboard')
      await expect(places(page).getByRole('link')).toHaveText(names)
    })
  }

  test('marks the current place, also on the screens below it', async ({ page, context }) => {
    await signIn(context, ADMIN)
    await page.goto('/dashboard')
    const marked = places(page).locator('[aria-current]')
    await expect(marked).toHaveText(['Tableau de bord'])
    await expect(marked).toHaveAttribute('aria-current', 'page')
    await places(page).getByRole('link', { name: 'Support' }).click()
    await expect(marked).toHaveText(['Support'])
    await expect(marked).toHaveAttribute('aria-current', 'page')
    await places(page).getByRole('link', { name: 'Admin' }).click()
    await expect(title(page)).toBeFocused()
    await expect(marked).toHaveText(['Admin'])
    await page.goto('/dashboard/new-ticket')
    await expect(marked).toHaveText(['Tableau de bord'])
    await expect(marked).toHaveAttribute('aria-current', 'true')
    await page.goto('/dashboard/compte')
    await expect(marked).toHaveCount(0)
    await openAccountMenu(page)
    await expect(page.getByRole('link', { name: 'Compte', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    )
  })

  test('opens the menu by keyboard, closes it by Escape and gives the keyboard back', async ({
    page,
    context,
  }) => {
    await signIn(context, CAMILLE)
    await page.goto('/dashboard')
    const opener = page.getByRole('button', { name: /^Camille.*menu du compte$/ })
    const menu = page.getByRole('group', { name: 'Compte' })
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(menu).toBeVisible()
    await expect(menu).toContainText('Camille Roussel')
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('link', { name: 'Compte' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('has the places in its menu on a phone, and closes it when one is chosen', async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    await signIn(context, ADMIN)
    await page.goto('/dashboard')
    await expect(places(page)).toHaveCount(0)
    await openAccountMenu(page)
    await expect(places(page).locator('[aria-current=page]')).toHaveText('Tableau de bord')
    await expect(page.getByText('Couleur d’accent')).toBeHidden()
    await places(page).getByRole('link', { name: 'Support' }).click()
    await expect(title(page)).toHaveText('Support')
    await expect(page.getByRole('group', { name: 'Compte' })).toBeHidden()
    await openAccountMenu(page)
    await expect(places(page).locator('[aria-current=page]')).toHaveText('Support')
  })

  test('keeps the title in one line at the top of a phone', async ({ page, context }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    await signIn(context, CAMILLE)
    await page.goto('/dashboard/website/1')
    await page.getByRole('navigation', { name: 'Contenu du site' }).scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 600)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
    const head = page.getByRole('main').getByRole('banner').or(page.locator('main header')).first()
    expect(await head.boundingBox()).toMatchObject({ y: 0, height: 56 })
  })

  test('lets the content begin above the middle of a phone and of a desktop', async ({ page, context }) => {
    await signIn(context, ADMIN)
    for (const { to } of SCREENS) {
      await page.goto(to)
      for (const [name, { first }] of Object.entries(await geometries(page)))
        expect(first.top, `${to} on ${name}`).toBeLessThan(SIZES[name as keyof typeof SIZES].height / 2)
    }
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('links, menu, theme and log-out work', async ({ page, context }) => {
    await signIn(context, await newAccount(context.request, 'Philippine'))
    await page.goto('/dashboard')
    await newTicket(page).click()
    await expect(page).toHaveURL('/dashboard/new-ticket')
    await page.getByRole('link', { name: 'Retour' }).click()
    await expect(title(page)).toHaveText('Bonjour Philippine')
    await openAccountMenu(page)
    await page.getByRole('button', { name: 'Thème sombre' }).click()
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(235, 239, 244)')
    await openAccountMenu(page)
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    await expect(page).toHaveURL('/login')
    await page.goto('/dashboard')
    await expect(page).toHaveURL('/login?from=%2Fdashboard')
  })

  test('the page of a website that is not there says so, with its status', async ({ page, context }) => {
    await signIn(context, CAMILLE)
    const answer = await page.goto('/dashboard/website/999999')
    expect(answer?.status()).toBe(404)
    expect(answer?.headers()['cache-control']).toBe('no-store')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page non trouvée')
    await expect(page.getByRole('link', { name: "Retour à l'accueil" })).toBeVisible()
  })
})
