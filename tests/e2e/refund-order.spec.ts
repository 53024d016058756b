import type { APIRequestContext, BrowserContext } from 'playwright/test'
import { expectAccessibleInEveryLook, mailTo, signIn } from '../support/browser'
import { newOpenShop, newProduct, ordersOf, shelf, stripe } from '../support/checkout'
import { ask } from '../support/sites'
import { expect, test } from '../support/test'

test.describe.configure({ mode: 'parallel' })

/** A paid order of two items, 25 €, in a new shop whose owner is signed in. Three remain in stock. */
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
  const submit = sheet.getByRole('button', { name: /^Rembourser/ })
  const question = sheet.getByRole('alertdialog')
  await opener.click()
  await expect(page).toHaveURL(`/orders/${id}?fiche=remboursement`)
  const amount = sheet.getByLabel('Montant à rembourser')
  const pots = sheet.getByRole('textbox', { name: 'Miel de châtaignier' })
  await expect(amount).toHaveValue('')
  await expect(submit).toHaveText('Rembourser')
  await submit.click()
  await expect(amount).toHaveAccessibleDescription(
    /Choisissez ce que vous remboursez, ou écrivez un montant\./,
  )
  await expect(amount).toBeFocused()
  await sheet.getByRole('button', { name: 'Tout rembourser' }).click()
  await expect(pots).toHaveValue('2')
  await expect(submit).toHaveText('Rembourser 25,00\u00a0€')
  await sheet.getByRole('button', { name: 'Une pièce de moins\u00a0: Miel de châtaignier' }).click()
  await expect(amount).toHaveValue('12,50')
  await expect(submit).toHaveText('Rembourser 12,50\u00a0€')
  await pots.fill('0')
  await expect(amount).toHaveValue('')
  await amount.fill('25,01')
  await pots.fill('1')
  await expect(amount).toHaveValue('25,01')
  await sheet.getByLabel('Message à Sophie Lacaze').fill('Un pot est arrivé cassé.')
  await submit.click()
  await expect(sheet.getByText('Il reste 25,00\u00a0€ à rembourser au plus.').first()).toBeVisible()
  await expect(amount).toBeFocused()
  await expectAccessibleInEveryLook(page)
  await amount.fill('12,50')
  await submit.click()
  await expect(question).toContainText('Rembourser 12,50\u00a0€ à Sophie Lacaze\u00a0?')
  await expectAccessibleInEveryLook(page)
  await question.getByRole('button', { name: 'Non' }).click()
  await expect(submit).toBeFocused()
  await submit.click()
  await question.getByRole('button', { name: 'Oui, rembourser 12,50\u00a0€' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(page.getByText('12,50\u00a0€ remboursés. Votre client est prévenu.')).toBeVisible()
  await expect(content).toContainText('Remboursé en partie')
  await expect(content).toContainText('Remboursement de 12,50\u00a0€')
  expect(await shelf(product)).toEqual({ stock: 4, held: 0 })
  const mail = await mailTo(shopper, /est remboursée en partie/)
  expect(mail.html).toContain('Un pot est arrivé cassé.')

  await opener.click()
  await expect(amount).toHaveValue('')
  await expect(pots).toHaveAccessibleDescription('0 à 1')
  await sheet.getByRole('button', { name: 'Tout rembourser' }).click()
  await expect(amount).toHaveValue('12,50')
  await submit.click()
  await question.getByRole('button', { name: /^Oui/ }).click()
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
  await content.getByRole('button', { name: 'Autres actions' }).click()
  await content.getByRole('button', { name: 'Annuler la commande' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Annuler la commande et rembourser 25,00\u00a0€ à Sophie Lacaze')
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
  await expect(content).toContainText('Annulation et remboursement de 25,00\u00a0€')
  expect(await shelf(product)).toEqual({ stock: 5, held: 0 })
  const mail = await mailTo(shopper, /est annulée/)
  expect(mail.html).toContain('25,00\u00a0€')
})

test('a refund without the provider’s answer is shown as on its way', async ({ page, context, request }) => {
  const { id } = await sale(context, request)
  await ask("insert into refunds (order_id, amount_cents, status) values ($1, 2500, 'asked')", [id])
  await page.goto(`/orders/${id}`)
  const content = page.getByRole('main')
  await expect(content.getByRole('status').first()).toContainText('Remboursement de 25,00\u00a0€ en cours')
  await expect(content).toContainText('N’expédiez pas cette commande.')
  await content.getByRole('button', { name: 'Autres actions' }).click()
  for (const name of ['Rembourser', 'Annuler la commande'])
    await expect(content.getByText(name, { exact: true })).toHaveCount(0)
  // The sheet has no refund left to offer.
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
    await expect(page.getByText('10,00\u00a0€ remboursés. Votre client est prévenu.')).toBeVisible()
    await page.goto(`/orders/${id}`)
    await expect(page.getByRole('main')).toContainText('Remboursé en partie')
    // Without an amount, it refunds the price of the items.
    await page.goto(`/orders/${id}?fiche=remboursement`)
    await page.getByRole('textbox', { name: 'Miel de châtaignier' }).fill('1')
    await submit.click()
    await expect(page.getByText('12,50\u00a0€ remboursés. Votre client est prévenu.')).toBeVisible()
  })
})

test('the delivery is given back by itself, without a piece; pieces that stay away keep the shelf as it is', async ({
  page,
  context,
  request,
}) => {
  const { id, product } = await sale(context, request)
  await ask('update orders set delivery_cents = 490, total_cents = total_cents + 490 where id = $1', [id])
  await page.goto(`/orders/${id}?fiche=remboursement`)
  const sheet = page.getByRole('dialog')
  const submit = sheet.getByRole('button', { name: /^Rembourser/ })
  const delivery = sheet.getByLabel('Frais de livraison')
  await delivery.check()
  await expect(submit).toHaveText('Rembourser 4,90\u00a0€')
  await sheet.getByRole('button', { name: 'Une pièce de plus\u00a0: Miel de châtaignier' }).click()
  await expect(submit).toHaveText('Rembourser 17,40\u00a0€')
  await delivery.uncheck()
  await sheet.getByLabel('Remettre ces pièces en stock').uncheck()
  await expect(submit).toHaveText('Rembourser 12,50\u00a0€')
  await page.reload()
  await expect(submit).toHaveText('Rembourser 12,50\u00a0€')
  await submit.click()
  await sheet.getByRole('button', { name: /^Oui/ }).click()
  await expect(sheet).toHaveCount(0)
  expect(await shelf(product)).toEqual({ stock: 3, held: 0 })
})
