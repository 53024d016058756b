import { newBilledClient, owe } from '../support/billing'
import {
  ADMIN,
  CAMILLE,
  expectAccessibleInEveryLook,
  expectNoSidewaysScroll,
  MODERATOR,
  newAccount,
  PHONE,
  signIn,
} from '../support/browser'
import { addOrder } from '../support/orders'
import { ask, newSite } from '../support/sites'
import { expect, test } from '../support/test'
import { caller } from '../support/tickets'

const STAFF = [
  { who: 'a moderator', email: MODERATOR },
  { who: 'an administrator', email: ADMIN },
]

test('a late invoice comes first, can be paid and asked about, and hides no other thing to do', async ({
  page,
  context,
  request,
}) => {
  const client = await newBilledClient(context)
  const id = await (await caller(request, client.email)).openTicket('La carte des vins')
  await owe(client)
  await (await caller(request, MODERATOR)).say(id, 'C’est en ligne.')
  await page.goto('/dashboard')
  const toDo = page.getByRole('region', { name: 'À faire' })
  await expect(toDo.getByRole('list').first()).toHaveAccessibleName('Facturation')
  const bill = toDo.getByRole('list', { name: 'Facturation' })
  await expect(bill.getByRole('link', { name: /^Régler/ })).toHaveAttribute(
    'href',
    '/dashboard/facturation#a-regler',
  )
  await expect(bill.getByRole('link', { name: 'Nous écrire' })).toHaveAttribute(
    'href',
    '/dashboard/new-ticket',
  )
  const bar = page.getByRole('region', { name: 'Facturation', exact: true })
  await expect(bar.getByRole('link', { name: 'Nous écrire' })).toBeVisible()
  await expectAccessibleInEveryLook(page)

  const answers = toDo.getByRole('list', { name: 'Réponses à lire' })
  await expect(answers.getByRole('listitem')).toContainText('La carte des vins')
  await answers.getByRole('link', { name: /^Lire la réponse de / }).click()
  await expect(page).toHaveURL(`/dashboard/tickets/${id}`)
  await expect(page.getByRole('log')).toContainText('C’est en ligne.')
  const readers = `select ticket_reads.user_id from ticket_reads join tickets on tickets.id = ticket_id
    where ticket_id = $1 and ticket_reads.last_message_id = tickets.last_message_id`
  await expect.poll(() => ask(readers, [id])).toHaveLength(2)
  await page.goto('/dashboard')
  await expect(toDo).toContainText('dus depuis')
  await expect(answers).toHaveCount(0)
})

test('a site that the agency took offline says so and why; one that its owner took offline asks nothing', async ({
  page,
  context,
  request,
}) => {
  const site = await newSite(context, request)
  await ask("update websites set status = 'inactive' where id = $1", [site])
  await page.goto('/dashboard')
  const line = page.getByRole('list', { name: 'Sites hors ligne' }).getByRole('listitem')
  await expect(line).toContainText('Le Mas d’Élise · L’agence a mis ce site hors ligne.')
  await ask("update websites set inactive_by = 'owner' where id = $1", [site])
  await page.goto('/dashboard')
  await expect(page.getByText('Tout est à jour, rien ne vous attend.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'À faire' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /Le Mas d’Élise.*Hors ligne à votre demande/ })).toBeVisible()
})

test('a payment account that was begun waits to be finished', async ({ page, context, request }) => {
  const site = await newSite(context, request)
  await ask(
    `update clients set stripe_account_id = 'acct_' || replace(gen_random_uuid()::text, '-', '')
     where id = (select client_id from websites where id = $1)`,
    [site],
  )
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Compte de paiement à terminer' }).click()
  await expect(page).toHaveURL('/stripe/setup')
})

test('a website’s card has its picture, its plan and its due date, and loads nothing from elsewhere', async ({
  page,
  context,
}) => {
  const client = await newBilledClient(context)
  await owe(client)
  await ask("update websites set image_url = 'https://ailleurs.example/photo.jpg' where id = $1", [
    client.websiteId,
  ])
  const asked: string[] = []
  page.on('request', (one) => asked.push(new URL(one.url()).host))
  await page.goto('/dashboard')
  const card = page.locator(`a[href="/dashboard/website/${client.websiteId}"]`)
  await expect(card).toContainText(/Basique, mensuelle · échéance le \d/)
  await expect(card.locator('svg')).toBeVisible()
  expect(asked).not.toContain('ailleurs.example')

  await signIn(context, CAMILLE)
  await page.goto('/dashboard')
  const picture = page.getByRole('link', { name: /La Table de Camille/ }).locator('img')
  await expect(picture).toHaveAttribute('src', /^\/api\/pictures\/[0-9a-f]{32}\.webp$/)
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
})

test('a request shows its last line with its author, and whose turn it is', async ({
  page,
  context,
  request,
}) => {
  const email = await newAccount(request)
  const client = await caller(request, email)
  const id = await client.openTicket('La carte des vins')
  await signIn(context, email)
  const card = page.getByRole('link', { name: /La carte des vins.*Ouvert/ })
  await page.goto('/dashboard')
  await expect(card).toContainText(/Vous\s: La page reste blanche\./)
  await expect(card).toContainText('En attente de l’agence')
  await (await caller(request, MODERATOR)).say(id, 'Quel navigateur ?')
  await page.goto('/dashboard')
  await expect(card).toContainText(/\S+, Ostal\s: Quel navigateur \?/)
  await expect(card).toContainText('Réponse de l’agence')
  const [last] = await ask<{ last: number }>('select last_message_id as last from tickets where id = $1', [
    id,
  ])
  await ask(
    `insert into ticket_reads (user_id, ticket_id, last_message_id) select user_id, id, $2 from tickets where id = $1
     on conflict (user_id, ticket_id) do update set last_message_id = excluded.last_message_id`,
    [id, last?.last],
  )
  await page.goto('/dashboard')
  await expect(card).toContainText('À vous de répondre')
})

test.describe('a client without a website', () => {
  test('who asked for nothing yet is led to describe their project', async ({ page, context, request }) => {
    await signIn(context, await newAccount(request))
    await page.goto('/dashboard')
    const next = page.getByRole('region', { name: 'La suite, étape par étape' })
    await expect(next.getByRole('listitem')).toHaveCount(4)
    await expect(next.locator('[aria-current=step]')).toContainText('Décrivez votre projet')
    await next.getByRole('link', { name: 'Décrire mon projet' }).click()
    await expect(page).toHaveURL(/\/dashboard\/new-website/)
  })

  test('who asked for one reads who calls back, by when, and finds the request', async ({
    page,
    context,
    request,
  }) => {
    const email = await newAccount(request)
    await signIn(context, email)
    const answer = await context.request.post('/api/ostal/new_custommer', {
      headers: { origin: process.env.PRODUCT_ORIGIN ?? '' },
      data: {
        ...{
          hasWebsite: false,
          newWebsite: true,
          websiteUrl: '',
          isOstalWebsite: false,
          isExperienced: false,
        },
        ...{ wantsSubscription: true, wantsEcommerce: false, selectedPlan: 'Sub Standard', annual: true },
        ...{ contactOption: 'phone', preferredDays: 'Mardi', preferredHours: 'le matin', additionalInfo: '' },
      },
    })
    expect(answer.status()).toBe(201)
    const { TicketId } = await answer.json()
    await page.goto('/dashboard')
    const next = page.getByRole('region', { name: 'La suite, étape par étape' })
    await expect(next.getByRole('listitem').filter({ hasText: 'Fait le' })).toHaveCount(2)
    await expect(next.locator('[aria-current=step]')).toContainText('Rencontrons-nous')
    await expect(next).toContainText(/Vous appelle au plus tard le \d/)
    await expect(next).toContainText(/Vous préférez\s: Mardi · le matin/)
    await expectAccessibleInEveryLook(page)
    await next.getByRole('link', { name: 'Voir ma demande' }).click()
    await expect(page).toHaveURL(`/dashboard/tickets/${TicketId}`)
  })
})

for (const { who, email } of STAFF)
  test(`${who} answers clients, and is neither told to write to the agency nor to open a payment account`, async ({
    page,
    context,
    request,
  }) => {
    const client = await newBilledClient(context)
    const title = `Panne ${crypto.randomUUID()}`
    const id = await (await caller(request, client.email)).openTicket(title)
    // After the queue's first ticket, which another test expects, and before those of other tests.
    await ask(
      `update tickets set website_id = $2, plan_rank = 0, created_at =
         (select min(created_at) + interval '1 second' from tickets where plan_rank = 0 and status = 'open')
       where id = $1`,
      [id, client.websiteId],
    )
    await signIn(context, email)
    await page.goto('/dashboard')
    await expect(page.getByRole('link', { name: 'Écrire à l’agence' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: /Encaissez vos ventes/ })).toHaveCount(0)
    const line = page
      .getByRole('list', { name: 'Demandes en attente de nous' })
      .getByRole('listitem')
      .filter({ hasText: title })
    await expect(line).toContainText('En attente de nous')
    const [site] = await ask<{ name: string }>('select name from websites where id = $1', [client.websiteId])
    await expect(line).toContainText(site?.name ?? '-')
    await line.getByRole('link', { name: /^Répondre à / }).click()
    await expect(page).toHaveURL(`/dashboard/tickets/${id}`)
  })

test('the administrator’s dashboard names late payments and leads, other people’s requests, and the week', async ({
  page,
  context,
}) => {
  const client = await newBilledClient(context)
  await owe(client)
  await ask(
    `insert into contact_messages (form, sender_name, sender_email, fields)
     values ('contact-form', 'Zoé Blanc', 'zoe@exemple.fr', '{"subject": "devis"}')`,
  )
  await signIn(context, ADMIN)
  await page.goto('/dashboard')
  const toDo = page.getByRole('region', { name: 'À faire' })
  const late = toDo.getByRole('list', { name: 'Paiements en retard' }).getByRole('listitem')
  await expect(late.first()).toContainText(/^Paiement en retard de .+(En retard|Interrompu)/s)
  const lead = toDo.getByRole('list', { name: 'Prospects' }).getByRole('link').first()
  await expect(lead).toContainText('Rappeler ')
  await expect(page.getByRole('region', { name: 'Demandes ouvertes' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Demandes fermées' })).toBeVisible()
  await expect(page.getByText('Vos demandes')).toHaveCount(0)
  const week = page.getByRole('region', { name: 'Les sept derniers jours' })
  for (const name of [
    'Nouveaux prospects',
    'Commandes des boutiques',
    'Sommes en retard',
    'Première réponse',
  ]) {
    await expect(week.getByRole('link', { name })).toBeVisible()
    await expect(
      week.getByRole('table', { name: `${name}, sept derniers jours` }).getByRole('row'),
    ).toHaveCount(8)
  }
  await lead.click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a shop shows its sales beside those of the days before, and its best sellers', async ({
  page,
  context,
  request,
}) => {
  const site = await newSite(context, request)
  await page.goto(`/dashboard/ecom/${site}`)
  const sales = page.getByRole('region', { name: 'Ventes', exact: true })
  await expect(sales).toContainText('Aucune vente depuis 60 jours.')
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000)
  await addOrder(site, { paid_at: ago(1), lines: ['Miel', 'Miel'] })
  await addOrder(site, { paid_at: ago(10) })
  await addOrder(site, { paid_at: ago(40) })
  await page.goto(`/dashboard/ecom/${site}`)
  await expect(sales).toContainText(/7\sderniers jours25\s€1 vente, contre 12,50\s€ les 7\sjours d’avant/)
  await expect(sales).toContainText(
    /30\sderniers jours37,50\s€2 ventes, contre 12,50\s€ les 30\sjours d’avant/,
  )
  await expect(sales.getByRole('listitem')).toContainText(['3 pièces'])
  await sales.getByText('Les chiffres du graphique').click()
  const table = sales.getByRole('table', { name: 'Ventes des 30 derniers jours' })
  await expect(table.getByRole('row')).toHaveCount(31)
  await expect(table).toContainText(/25\s€ \(1\)/)
  await expectAccessibleInEveryLook(page)
})

test.describe('on the narrowest phone', () => {
  test.use({ ...PHONE, viewport: { width: 320, height: 700 } })

  test('the dashboards of a client and of the agency scroll in one direction only', async ({
    page,
    context,
  }) => {
    for (const email of [CAMILLE, ADMIN]) {
      await signIn(context, email)
      await page.goto('/dashboard')
      await expectNoSidewaysScroll(page)
    }
  })
})
