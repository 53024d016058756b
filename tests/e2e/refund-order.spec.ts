import type { APIRequestContext, BrowserContext } from 'playwright/test'
import { expectAccessibleInEveryLook, mailTo, signIn } from '../support/browser'
import { newOpenShop, newProduct, ordersOf, shelf, stripe } from '../support/checkout'
import { ask } from '../support/sites'
import { expect, test } from '../support/test'

test.describe.configure({ mode: 'parallel' })

/** A paid order of two pieces, of 25 €, of a shop of this test's own; its owner is signed in. Three stay on the shelf. */
async function sale(context: BrowserContext, request: APIRequestContext) {
  const shop = await newOpenShop(request)
  const [owner] = await ask<{ email: string }>(
    'select email from users u join websites w on w.client_id = u.id where w.id = $1',
    [shop],
  )
  await signIn(context, owner?.email ?? '')
  const product = await newProduct(shop)
  const shopper = `acheteuse-${product}-${crypto.randomUUID().slice(0, 8)}@exemple.fr`
  const placed = await request.post(`/api/stripe/checkout/${shop}`, {
    data: {
      items: [{ productId: product, quantity: 2 }],
      delivery: { method: 'pickup' },
      customer: { name: 'Sophie Lacaze', email: shopper },
    },
  })
  expect(placed.status()).toBe(200)
  const [order] = await ordersOf(product)
  const id = order?.id ?? 0
  const [session] = await ask<{ id: string }>('select checkout_session_id as id from orders where id = $1', [
    id,
  ])
  await stripe(`sessions/${session?.id}/pay`, {})
  await expect.poll(async () => (await ordersOf(product))[0]?.status).toBe('paid')
  return { id, product, shopper }
}

test('an owner refunds in part with a piece, then the rest; one that fails later comes back', async ({
  page,
  context,
  request,
}) => {
  const { id, product, shopper } = await sale(context, request)
  await page.goto(`/orders/${id}`)
  const content = page.getByRole('main')
  const opener = content.getByRole('link', { name: 'Rembourser', exact: true })
  const sheet = page.getByRole('dialog', { name: `Rembourser la commande #${id}` })
  const submit = sheet.getByRole('button', { name: 'Rembourser', exact: true })
  await opener.click()
  await expect(page).toHaveURL(`/orders/${id}?fiche=remboursement`)
  const amount = sheet.getByLabel('Montant à rembourser')
  await expect(amount).toHaveValue('25')
  const pots = sheet.getByLabel('Miel de châtaignier')
  await pots.fill('1')
  await expect(amount).toHaveValue('12,50')
  await pots.fill('0')
  await expect(amount).toHaveValue('25')
  await amount.fill('25,01')
  await pots.fill('1')
  await expect(amount).toHaveValue('25,01')
  await sheet.getByLabel('Message à Sophie Lacaze').fill('Un pot est arrivé cassé.')
  await submit.click()
  await expect(sheet.getByText('Il reste 25\u00a0€ à rembourser au plus.').first()).toBeVisible()
  await expect(amount).toBeFocused()
  await expectAccessibleInEveryLook(page)
  await amount.fill('12,50')
  await submit.click()
  await expect(sheet).toHaveCount(0)
  await expect(page.getByText('12,50\u00a0€ remboursés. Votre client est prévenu.')).toBeVisible()
  await expect(content).toContainText('Remboursé en partie')
  await expect(content).toContainText('Remboursement de 12,50\u00a0€')
  expect(await shelf(product)).toEqual({ stock: 4, held: 0 })
  const mail = await mailTo(shopper, /est remboursée en partie/)
  expect(mail.html).toContain('Un pot est arrivé cassé.')

  await opener.click()
  await expect(amount).toHaveValue('12,50')
  await expect(sheet.getByLabel('Miel de châtaignier')).toHaveAccessibleDescription('0 à 1')
  await submit.click()
  await expect(sheet).toHaveCount(0)
  await expect(content.getByText('Remboursée', { exact: true })).toBeVisible()
  await expect(opener).toHaveCount(0)

  const [last] = await ask<{ refund_id: string }>(
    'select refund_id from refunds where order_id = $1 order by id desc limit 1',
    [id],
  )
  await stripe(`refunds/${last?.refund_id}/fail`, { reason: 'expired_or_canceled_card' })
  await expect
    .poll(() => ask('select 1 from refunds where order_id = $1 and failed_at is not null', [id]))
    .toHaveLength(1)
  await page.goto('/dashboard')
  await page
    .getByRole('region', { name: 'À faire' })
    .getByRole('link', { name: `Remboursement à refaire #${id}` })
    .click()
  const banner = content.getByRole('alert')
  await expect(banner).toContainText('Un remboursement de 12,50\u00a0€ n’est pas arrivé')
  await expect(banner).toContainText('la carte est expirée ou résiliée')
  await expect(banner.getByRole('link', { name: 'Rembourser de nouveau' })).toBeVisible()
  await expectAccessibleInEveryLook(page)
  await banner.getByRole('button', { name: 'C’est réglé' }).click()
  await expect(banner).toHaveCount(0)
})

test('an owner cancels a paid order; one whose label is on its way says why not', async ({
  page,
  context,
  request,
}) => {
  const { id, product, shopper } = await sale(context, request)
  await page.goto(`/orders/${id}`)
  const content = page.getByRole('main')
  await content.getByRole('button', { name: 'Annuler la commande' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Annuler la commande et rembourser 25\u00a0€ à Sophie Lacaze')
  await ask(
    `insert into shipments (order_id, state, carrier, attempt_id, started_at)
     values ($1, 'creating', 'Mondial Relay', gen_random_uuid(), now())`,
    [id],
  )
  await question.getByRole('button', { name: 'Oui' }).click()
  await expect(question.getByRole('alert')).toContainText('L’étiquette de cette commande est en cours')
  await expectAccessibleInEveryLook(page)
  await ask("update shipments set state = 'failed' where order_id = $1", [id])
  await question.getByRole('button', { name: 'Oui' }).click()
  await expect(content.getByText('Remboursée', { exact: true })).toBeVisible()
  await expect(content).toContainText('Annulation et remboursement de 25\u00a0€')
  expect(await shelf(product)).toEqual({ stock: 5, held: 0 })
  const mail = await mailTo(shopper, /est annulée/)
  expect(mail.html).toContain('25\u00a0€')
})

test('a refund without the provider’s answer is shown as on its way', async ({ page, context, request }) => {
  const { id } = await sale(context, request)
  await ask("insert into refunds (order_id, amount_cents, status) values ($1, 2500, 'asked')", [id])
  await page.goto(`/orders/${id}`)
  const content = page.getByRole('main')
  await expect(content.getByRole('status').first()).toContainText('Remboursement de 25\u00a0€ en cours')
  await expect(content).toContainText('N’expédiez pas cette commande.')
  for (const name of ['Rembourser', 'Annuler la commande'])
    await expect(content.getByText(name, { exact: true })).toHaveCount(0)
  // Its sheet has nothing to offer any more.
  await page.goto(`/orders/${id}?fiche=remboursement`)
  await expect(page).toHaveTitle(`Commande #${id} · Ostal`)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a refund is refused with what was typed, and then done', async ({ page, context, request }) => {
    const { id } = await sale(context, request)
    await page.goto(`/orders/${id}?fiche=remboursement`)
    const amount = page.getByLabel('Montant à rembourser')
    const submit = page.getByRole('button', { name: 'Rembourser', exact: true })
    await amount.fill('douze')
    await page.getByLabel('Message à Sophie Lacaze').fill('Avec nos excuses')
    await submit.click()
    await expect(page).toHaveTitle(/^Erreur/)
    await expect(amount).toHaveValue('douze')
    await expect(page.getByLabel('Message à Sophie Lacaze')).toHaveValue('Avec nos excuses')
    await amount.fill('10')
    await submit.click()
    await expect(page.getByText('10\u00a0€ remboursés. Votre client est prévenu.')).toBeVisible()
    await page.goto(`/orders/${id}`)
    await expect(page.getByRole('main')).toContainText('Remboursé en partie')
    // Without an amount, what the pieces cost.
    await page.goto(`/orders/${id}?fiche=remboursement`)
    await page.getByLabel('Miel de châtaignier').fill('1')
    await submit.click()
    await expect(page.getByText('12,50\u00a0€ remboursés. Votre client est prévenu.')).toBeVisible()
  })
})
