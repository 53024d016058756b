import type { Page } from 'playwright/test'
import { SAMPLE_PASSWORD } from '../../db/seed/accounts'
import { expectAccessibleInEveryLook, newAccount, PHONE, signIn } from '../support/browser'
import { countShifts, findShifts } from '../support/layout-shift'
import { pageInParts } from '../support/page-in-parts'
import { expect, test } from '../support/test'
import { openPlans, openTimes } from '../support/wizard'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const question = (page: Page, name: RegExp) => page.getByRole('group', { name })
const answer = (page: Page, name: RegExp, value: 'Oui' | 'Non') =>
  question(page, name).getByText(value, { exact: true }).click()
const plan = (page: Page, section: string, name: string) =>
  page.getByRole('region', { name: section }).getByRole('button', { name: new RegExp(`^${name}`) })

async function fillAccount(page: Page, email: string) {
  await page.getByLabel('Prénom').fill('Léa')
  await page.getByLabel('Nom', { exact: true }).fill('Martin')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Téléphone').fill('06 11 22 33 44')
  await page.getByLabel('Mot de passe', { exact: true }).fill(SAMPLE_PASSWORD)
}

test('the three addresses show the same first step', async ({ page }) => {
  for (const path of ['/start', '/signup', '/dashboard/new-website']) {
    await page.goto(path)
    await expect(heading(page)).toHaveText('Créez votre compte')
    await expect(page.getByText('Étape 1 sur 4')).toBeVisible()
    await expect(page.getByRole('link', { name: 'CGU et T&C' })).toHaveAttribute('href', '/cgu')
    await expect(page.getByRole('link', { name: 'Connectez-vous' })).toHaveAttribute(
      'href',
      `/login?from=${path}`,
    )
  }
})

test('without the terms nothing is sent and the reason is shown', async ({ page }) => {
  let posts = 0
  page.on('request', (request) => (posts += request.method() === 'POST' ? 1 : 0))
  await page.goto('/start')
  await fillAccount(page, `essai-${crypto.randomUUID()}@exemple.fr`)
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(page.getByText('Vous devez accepter les CGU et T&C', { exact: true })).toBeVisible()
  expect(posts).toBe(0)
})

test('an empty sign-up names all that is missing at once, and sends nothing', async ({ page }) => {
  let posts = 0
  page.on('request', (request) => (posts += request.method() === 'POST' ? 1 : 0))
  await page.goto('/start')
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  for (const said of [
    'Le prénom est obligatoire.',
    'Le nom est obligatoire.',
    'L’adresse e-mail est obligatoire.',
    'Le téléphone est obligatoire.',
    'Le mot de passe est obligatoire.',
    'Vous devez accepter les CGU et T&C',
  ])
    await expect(page.getByText(said, { exact: true })).toBeVisible()
  await expect(page.getByLabel('Prénom')).toBeFocused()
  expect(posts).toBe(0)
})

test('a taken address is named at its field, above the form stands the failure, and nothing typed is lost', async ({
  page,
  request,
}) => {
  const taken = await newAccount(request)
  await page.goto('/start')
  await fillAccount(page, taken.toUpperCase())
  await page.getByRole('checkbox', { name: /CGU et T&C/ }).check()
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  await expect(page.getByRole('alert').filter({ hasText: "Erreur lors de l'inscription" })).toBeVisible()
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('#email-issue')).toHaveText('Un compte existe déjà avec cette adresse e-mail.')
  await expect(page.getByLabel('Prénom')).toHaveValue('Léa')
  await expect(page.getByRole('checkbox', { name: /CGU et T&C/ })).toBeChecked()
})

test('a choice of the home page goes through the sign-up into answers and recap, and stays as it is changed', async ({
  page,
}) => {
  await page.goto('/signup?formule=standard&prix=developpement')
  await expect(page.getByText('Formule choisie : Standard (paiement unique), 1 600 € TTC')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Connectez-vous' })).toHaveAttribute(
    'href',
    `/login?from=${encodeURIComponent('/signup?formule=standard&prix=developpement')}`,
  )
  await page.reload()
  await expectAccessibleInEveryLook(page)
  await fillAccount(page, `choix-${crypto.randomUUID()}@exemple.fr`)
  await page.getByRole('checkbox', { name: /CGU et T&C/ }).check()
  await page.getByRole('button', { name: 'Créer mon compte' }).click()
  const chosen = plan(page, 'Paiement unique', 'Standard')
  await openPlans(page)
  await expect(chosen).toHaveAttribute('aria-pressed', 'true')
  await expect(question(page, /support technique/).getByRole('radio', { name: 'Non' })).toBeChecked()
  await expect(page).toHaveURL('/signup?etape=projet')
  await answer(page, /support technique/, 'Oui')
  await page.reload()
  await expect(question(page, /support technique/).getByRole('radio', { name: 'Oui' })).toBeChecked()
  await expect(chosen).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Suivant' }).click()
  await expect(page.getByRole('region', { name: 'Votre formule' })).toContainText(
    'Standard (paiement unique)',
  )
})

test('a choice goes through the log-in', async ({ page, request }) => {
  const email = await newAccount(request)
  await page.goto('/start?formule=pro&prix=abonnement')
  await page.getByRole('link', { name: 'Connectez-vous' }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(SAMPLE_PASSWORD)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await openPlans(page)
  await expect(plan(page, 'Abonnement', 'Pro')).toHaveAttribute('aria-pressed', 'true')
  await expect(question(page, /e-commerce/).getByRole('radio', { name: 'Oui' })).toBeChecked()
})

test.describe('signed in', () => {
  test.beforeEach(async ({ page, context }) => {
    await signIn(context, await newAccount(context.request))
    await page.goto('/start')
    await expect(heading(page)).toHaveText('Décrivez votre projet')
  })

  test('the questions start with the specification’s answers', async ({ page }) => {
    await openPlans(page)
    for (const [name, value] of [
      [/déjà un site/, 'Non'],
      [/nouveau site/, 'Oui'],
      [/outils du web/, 'Non'],
      [/support technique/, 'Oui'],
      [/e-commerce/, 'Non'],
    ] as const) {
      await expect(question(page, name).getByRole('radio', { name: value })).toBeChecked()
    }
    await expect(page.getByRole('radio', { name: 'Annuel' })).toBeChecked()
    await expect(page.getByText('vous ne payez que 10 mois par an')).toBeVisible()
    for (const price of [
      '29,17 € / mois',
      '49,17 € / mois',
      '93,33 € / mois',
      '350 € par an',
      '590 € par an',
      '1 120 € par an',
      '950 € TTC',
      '1 600 € TTC',
      '3 000 € TTC',
    ]) {
      await expect(page.getByText(price)).toBeVisible()
    }
    await page.getByText('Mensuel', { exact: true }).click()
    for (const price of ['35 € / mois', '59 € / mois', '112 € / mois'])
      await expect(page.getByText(price)).toBeVisible()
  })

  test('plans follow the wishes, and Suivant waits for one', async ({ page }) => {
    const next = page.getByRole('button', { name: 'Suivant' })
    await expect(next).toBeDisabled()
    await expect(page.getByText('Choisissez une formule pour votre nouveau site.')).toBeVisible()
    await openPlans(page)
    await plan(page, 'Abonnement', 'Basique').click()
    await expect(next).toBeEnabled()
    await plan(page, 'Abonnement', 'Basique').click()
    await expect(next).toBeDisabled()
    await plan(page, 'Abonnement', 'Basique').click()
    await answer(page, /e-commerce/, 'Oui')
    await expect(next).toBeDisabled()
    await expect(page.getByRole('region', { name: 'Abonnement' }).getByRole('button')).toHaveCount(1)
    await expect(plan(page, 'Paiement unique', 'Pro')).toBeVisible()
    await answer(page, /support technique/, 'Non')
    await expect(page.getByRole('region', { name: 'Abonnement' })).toHaveCount(0)
    await answer(page, /nouveau site/, 'Non')
    await expect(next).toBeEnabled()
    await answer(page, /déjà un site/, 'Oui')
    await expect(question(page, /réalisé par Ostal/)).toBeVisible()
  })

  test('answers survive a reload and a failed submit; sending twice makes one request', async ({
    page,
    context,
  }) => {
    await openPlans(page)
    await plan(page, 'Abonnement', 'Standard').click()
    await page.getByRole('button', { name: 'Suivant' }).click()
    await expect(heading(page)).toBeFocused()
    await expect(page).toHaveURL('/start?etape=rendez-vous')
    await openTimes(page)
    await page.getByLabel('Heures préférées').fill('Avant midi')
    await page.getByRole('button', { name: 'Continuer' }).click()
    await page.getByLabel('Informations complémentaires').fill('Un four à pain de 1890.')
    await page.reload()
    await page.getByRole('button', { name: 'Modifier : Votre rendez-vous' }).click()
    await expect(page.getByLabel('Heures préférées')).toHaveValue('Avant midi')

    await page.route('**/start**', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await page.getByRole('button', { name: 'Envoyer ma demande' }).click()
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: 'Votre demande n’est pas partie. Vos réponses sont conservées.' }),
    ).toBeVisible()
    await expect(page.getByLabel('Informations complémentaires')).toHaveValue('Un four à pain de 1890.')
    await page.unroute('**/start**')
    await page.getByRole('button', { name: 'Réessayer' }).dblclick()
    await expect(heading(page)).toHaveText('Votre demande est partie')
    await expect(page).toHaveURL('/start?etape=confirmation')
    const tickets = (await (await context.request.get('/api/tickets/user')).json()) as { Type: string }[]
    expect(tickets.map(({ Type }) => Type)).toEqual(['Nouveau site'])
  })

  test('a failed submit shows its message in the window and gives it the keyboard', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 })
    await openPlans(page)
    await plan(page, 'Abonnement', 'Standard').click()
    await page.getByRole('button', { name: 'Suivant' }).click()
    await page.route('**/start**', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    )
    await page.getByRole('button', { name: 'Envoyer ma demande' }).click()
    const failure = page.getByRole('alert').filter({ hasText: 'Votre demande n’est pas partie.' })
    await expect(failure).toBeInViewport({ ratio: 1 })
    await expect(failure).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Réessayer' })).toBeFocused()
  })

  test('Back walks the steps, and what was sent is no step to come back to', async ({ page }) => {
    await openPlans(page)
    await plan(page, 'Abonnement', 'Standard').click()
    await page.getByRole('button', { name: 'Suivant' }).click()
    await openTimes(page)
    await page.getByLabel('Heures préférées').fill('Avant midi')
    await page.goBack()
    await expect(heading(page)).toHaveText('Décrivez votre projet')
    await expect(plan(page, 'Abonnement', 'Standard')).toHaveAttribute('aria-pressed', 'true')
    await page.goForward()
    await expect(page.getByLabel('Heures préférées')).toHaveValue('Avant midi')
    await page.getByRole('button', { name: 'Envoyer ma demande' }).click()
    await expect(heading(page)).toHaveText('Votre demande est partie')
    await page.goBack()
    await expect(heading(page)).toHaveText('Décrivez votre projet')
    await openPlans(page)
    await expect(plan(page, 'Abonnement', 'Standard')).toHaveAttribute('aria-pressed', 'false')
  })

  test('the next step stands at its top at once, so that a quick click finds its button', async ({
    page,
  }) => {
    await openPlans(page)
    await plan(page, 'Abonnement', 'Standard').click()
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const top = await page.getByRole('button', { name: 'Suivant' }).evaluate(async (button: HTMLElement) => {
      const before = window.scrollY
      button.click()
      await new Promise((resolve) => setTimeout(resolve))
      return { before, after: window.scrollY }
    })
    expect(top.before).toBeGreaterThan(0)
    expect(top.after).toBe(0)
  })

  test('nothing moves while it loads, with answers kept or without', async ({ page }) => {
    await countShifts(page)
    for (const width of [375, 1440]) {
      await page.setViewportSize({ width, height: 812 })
      await page.goto('/start')
      expect(await findShifts(page)).toEqual([])
    }
    await openPlans(page)
    await answer(page, /déjà un site/, 'Oui')
    await page.getByText('Mensuel', { exact: true }).click()
    await plan(page, 'Abonnement', 'Standard').click()
    await page.reload()
    await expect(page.getByRole('radio', { name: 'Mensuel' })).toBeChecked()
    expect(await findShifts(page)).toEqual([])
    await page.getByRole('button', { name: 'Suivant' }).click()
    await page.getByText('Par e-mail').click()
    await page.reload()
    await page.getByRole('button', { name: 'Modifier : Votre rendez-vous' }).click()
    await expect(page.getByLabel('Par e-mail')).toBeChecked()
    expect(await findShifts(page)).toEqual([])
  })

  test('nothing moves on a phone when the question arrives after what stands below it', async ({ page }) => {
    await countShifts(page)
    await page.setViewportSize(PHONE.viewport)
    await page.goto('/start')
    const parts = await pageInParts('/start', /<h2 id="et-ensuite".*?<\/section>/s)
    // The first load puts the style sheet into the cache, without which a browser shows nothing.
    for (const _ of ['first', 'cached']) await page.goto(parts.url)
    expect(await findShifts(page)).toEqual([])
    await expect(page.getByRole('heading', { name: 'Et ensuite' })).toBeVisible()
    parts.stop()
  })

  test('a new choice wins over an older one and over a sent request; what does not exist changes nothing', async ({
    page,
  }) => {
    await openPlans(page)
    await answer(page, /outils du web/, 'Oui')
    await plan(page, 'Paiement unique', 'Pro').click()
    await page.goto('/dashboard/new-website?formule=basique&prix=abonnement')
    await expect(page).toHaveURL('/dashboard/new-website')
    await expect(plan(page, 'Abonnement', 'Basique')).toHaveAttribute('aria-pressed', 'true')
    await expect(question(page, /outils du web/).getByRole('radio', { name: 'Oui' })).toBeChecked()
    await page.goto('/start?formule=platine&prix=gratuit')
    await expect(plan(page, 'Abonnement', 'Basique')).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('button', { name: 'Suivant' }).click()
    await page.getByRole('button', { name: 'Envoyer ma demande' }).click()
    await expect(heading(page)).toHaveText('Votre demande est partie')
    await page.goto('/start?formule=pro&prix=developpement')
    await expect(heading(page)).toHaveText('Décrivez votre projet')
    await openPlans(page)
    await expect(page.getByRole('region', { name: 'Abonnement' })).toHaveCount(0)
    await expect(plan(page, 'Paiement unique', 'Pro')).toHaveAttribute('aria-pressed', 'true')
  })

  test('one question shows at a time; a pressed answer leads on and stays, to be changed in place', async ({
    page,
  }) => {
    await expect(page.getByText('Question 1 sur 6')).toBeVisible()
    await expect(page.getByRole('group')).toHaveCount(1)
    await expect(page.getByText(/^De 29,17\s€ à 93,33\s€ par mois$/)).toBeInViewport()
    await answer(page, /déjà un site/, 'Oui')
    await expect(page.getByText('Question 2 sur 8')).toBeVisible()
    await expect(question(page, /réalisé par Ostal/).getByRole('radio', { name: 'Non' })).toBeFocused()
    await answer(page, /déjà un site/, 'Non')
    await expect(page.getByRole('heading', { level: 2, name: /nouveau site/ })).toBeVisible()
    await expect(page.getByText('Question 2 sur 6')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Question 2 sur 6')).toBeVisible()
    await expect(page.locator('body')).toBeFocused()
    // The second press of a double click does not answer the next question.
    await question(page, /nouveau site/)
      .getByText('Oui', { exact: true })
      .dblclick()
    await expect(page.getByText('Question 3 sur 6')).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: /outils du web/ })).toBeVisible()
  })

  test('keys alone lead from the first question to the request, with chips for the call', async ({
    page,
    context,
  }) => {
    const { keyboard } = page
    await question(page, /déjà un site/)
      .getByRole('radio', { name: 'Non' })
      .focus()
    for (const [name, key] of [
      [/déjà un site/, null],
      [/nouveau site/, null],
      [/outils du web/, 'ArrowUp'],
      [/support technique/, null],
      [/e-commerce/, null],
    ] as const) {
      await expect(question(page, name).getByRole('radio', { checked: true })).toBeFocused()
      // Choosing with an arrow key does not continue.
      if (key) await keyboard.press(key)
      await expect(question(page, name).getByRole('radio', { checked: true })).toBeFocused()
      await keyboard.press('Enter')
    }
    await expect(page.getByRole('heading', { name: 'Choisissez une formule' })).toBeFocused()
    await expect(question(page, /outils du web/).getByRole('radio', { name: 'Oui' })).toBeChecked()
    await plan(page, 'Abonnement', 'Standard').press('Enter')
    await page.getByRole('button', { name: 'Suivant' }).press('Enter')
    await page.getByRole('radio', { name: 'Par téléphone' }).press('Enter')
    await expect(page.getByLabel('Jours préférés')).toBeFocused()
    await page.getByRole('checkbox', { name: 'Jeudi' }).press('Space')
    await page.getByRole('checkbox', { name: 'Lundi' }).press('Space')
    await page.getByRole('checkbox', { name: 'Après-midi' }).press('Space')
    await page.getByLabel('Heures préférées').press('End')
    await keyboard.type(', avant 16 h')
    await keyboard.press('Enter')
    await page.getByRole('button', { name: 'Envoyer ma demande' }).press('Enter')
    await expect(heading(page)).toHaveText('Votre demande est partie')
    const next = page.getByRole('region', { name: 'La suite, étape par étape' })
    const said = /Vous appelle au plus tard le \d.*Vous préférez\s: Lundi, jeudi · Après-midi, avant 16 h/
    await expect(next).toContainText(said)
    await page.reload()
    await expect(next).toContainText(said)
    await page.getByRole('link', { name: 'Aller à mon tableau de bord' }).click()
    await expect(next).toContainText(said)
    const [ticket] = (await (await context.request.get('/api/tickets/user')).json()) as { Id: number }[]
    const messages = await (await context.request.get(`/api/tickets/${ticket?.Id}/messages`)).text()
    expect(messages).toMatch(/Heures préférées.{1,3}Après-midi, avant 16 h/)
    expect(messages).toMatch(/Jours préférés.{1,3}Lundi, jeudi/)
  })

  test('the confirmation of nothing sent leads to the project, with the reason', async ({ page }) => {
    await page.goto('/start?etape=confirmation')
    await expect(heading(page)).toHaveText('Décrivez votre projet')
    await expect(page.getByRole('status').filter({ hasText: 'Décrivez d’abord votre projet' })).toBeVisible()
    await expect(page).toHaveURL('/start?etape=projet')
  })

  test('a second project from the dashboard is a request of its own', async ({ page, context }) => {
    for (const path of ['/start', '/dashboard/new-website']) {
      await page.goto(path)
      await openPlans(page)
      await plan(page, 'Abonnement', 'Standard').click()
      await page.getByRole('button', { name: 'Suivant' }).click()
      await page.getByRole('button', { name: 'Envoyer ma demande' }).click()
      await expect(heading(page)).toHaveText('Votre demande est partie')
    }
    const tickets = (await (await context.request.get('/api/tickets/user')).json()) as unknown[]
    expect(tickets).toHaveLength(2)
  })

  test('the recap edits in place, phone wishes are for the phone only', async ({ page }) => {
    await openPlans(page)
    await plan(page, 'Paiement unique', 'Pro').click()
    await page.getByRole('button', { name: 'Suivant' }).click()
    await page.getByText('Par e-mail').click()
    await expect(page.getByLabel('Heures préférées')).toHaveCount(0)
    await page.getByRole('button', { name: 'Modifier : Votre projet' }).click()
    await answer(page, /support technique/, 'Non')
    await page.getByRole('button', { name: 'Terminer : Votre projet' }).click()
    await expect(page.getByRole('region', { name: 'Votre formule' })).toContainText('Pro (paiement unique)')
    await page.getByRole('button', { name: 'Modifier : Votre formule' }).click()
    await plan(page, 'Paiement unique', 'Pro').click()
    await expect(page.getByRole('button', { name: 'Envoyer ma demande' })).toBeDisabled()
  })

  test('who opens the meeting without answers is led to the project, with the reason', async ({ page }) => {
    await page.goto('/start?etape=rendez-vous')
    await expect(heading(page)).toHaveText('Décrivez votre projet')
    const reason = page.getByRole('status').filter({ hasText: 'Choisissez d’abord une formule' })
    await expect(reason).toBeVisible()
    await expect(page).toHaveURL('/start?etape=projet')
    await openPlans(page)
    await plan(page, 'Abonnement', 'Standard').click()
    await page.getByRole('button', { name: 'Suivant' }).click()
    await expect(heading(page)).toHaveText('Convenons d’un rendez-vous')
    await expect(reason).toHaveCount(0)
    // A plan removed from the recap is reported as missing there.
    await page.getByRole('button', { name: 'Modifier : Votre formule' }).click()
    await plan(page, 'Abonnement', 'Standard').click()
    await expect(page.getByRole('button', { name: 'Envoyer ma demande' })).toBeDisabled()
    await expect(heading(page)).toHaveText('Convenons d’un rendez-vous')
  })

  test('a session that ended meanwhile leads to the log-in and back to the answers', async ({
    page,
    context,
  }) => {
    await openPlans(page)
    await plan(page, 'Abonnement', 'Standard').click()
    await page.getByRole('button', { name: 'Suivant' }).click()
    await openTimes(page)
    await page.getByRole('button', { name: 'Continuer' }).click()
    await page.getByLabel('Informations complémentaires').fill('À ne pas perdre')
    await context.clearCookies()
    await page.getByRole('button', { name: 'Envoyer ma demande' }).click()
    await expect(page).toHaveURL(/\/login\?from=/)
    await page.getByLabel('E-mail').fill(await newAccount(context.request))
    await page.getByLabel('Mot de passe', { exact: true }).fill(SAMPLE_PASSWORD)
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await expect(page).toHaveURL('/start?etape=rendez-vous')
    await expect(page.getByLabel('Informations complémentaires')).toHaveValue('À ne pas perdre')
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the step after the sign-up says what it needs and where else to go', async ({ page, context }) => {
    await signIn(context, await newAccount(context.request))
    await page.goto('/start?etape=projet')
    await expect(heading(page)).toHaveText('Parlez-nous de votre projet')
    await expect(page.getByText('Chargement…')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'décrivez votre projet dans une demande' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Suivant' })).toBeHidden()
  })

  test('a choice of the home page still shows after the sign-up', async ({ page }) => {
    await page.goto('/start?formule=basique&prix=abonnement')
    const chosen = 'Formule choisie : Basique (abonnement), 35 € par mois'
    await expect(page.getByText(chosen)).toBeVisible()
    await fillAccount(page, `choix-${crypto.randomUUID()}@exemple.fr`)
    await page.getByRole('checkbox', { name: /CGU et T&C/ }).check()
    await page.getByRole('button', { name: 'Créer mon compte' }).click()
    await expect(heading(page)).toHaveText('Parlez-nous de votre projet')
    // Playwright's text search ignores this element, although it is visible.
    await expect(page.locator('main noscript p').last()).toContainText(chosen)
  })
})

test.describe('in every look', () => {
  test.use(PHONE)

  test('no step has an accessibility fault', async ({ page, context }) => {
    await page.goto('/start')
    await expectAccessibleInEveryLook(page)
    await signIn(context, await newAccount(context.request))
    await page.goto('/start')
    await expect(heading(page)).toHaveText('Décrivez votre projet')
    await expectAccessibleInEveryLook(page)
    await openPlans(page)
    await plan(page, 'Abonnement', 'Standard').click()
    await answer(page, /déjà un site/, 'Oui')
    await expectAccessibleInEveryLook(page)
    await page.getByRole('button', { name: 'Suivant' }).click()
    await openTimes(page)
    await page.getByText('Jeudi', { exact: true }).click()
    await page.getByRole('button', { name: 'Modifier : Votre projet' }).click()
    await expectAccessibleInEveryLook(page)
    await page.getByRole('button', { name: 'Envoyer ma demande' }).click()
    await expect(heading(page)).toHaveText('Votre demande est partie')
    await expectAccessibleInEveryLook(page)
  })
})
