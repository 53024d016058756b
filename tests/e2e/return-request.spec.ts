import { createHash, randomUUID } from 'node:crypto'
import type { APIRequestContext, BrowserContext } from 'playwright/test'
import { SAMPLE_PASSWORD } from '../../db/seed/accounts'
import { ADMIN, expectAccessibleInEveryLook, mailTo } from '../support/browser'
import { addOrder, SELLER } from '../support/orders'
import { sessionOf } from '../support/session-of'
import { ask, newSite } from '../support/sites'
import { expect, test } from '../support/test'

test.describe.configure({ mode: 'parallel' })

/** A shipped order of a new, signed-in owner, and its shopper's link. */
async function sent(context: BrowserContext, request: APIRequestContext) {
  const site = await newSite(context, request)
  const id = await addOrder(site, {
    seller: SELLER,
    status: 'shipped',
    delivery_method: 'relay',
    relay_point_name: 'Tabac de la Gare',
    relay_point_address: '12 rue de la Loge, 34000 Montpellier',
    shipping_country: 'FR',
    expedition_number: `EXP-${site}`,
    tracking_url: 'https://carrier.example/track',
    shipped_at: new Date(),
    refunded_cents: 500,
  })
  await ask(
    "insert into refunds (order_id, refund_id, amount_cents, status) values ($1, $2, 500, 'succeeded')",
    [id, `re_${id}`],
  )
  const email = `acheteuse-${randomUUID()}@exemple.fr`
  await ask('update customers set email = $1 where id = (select customer_id from orders where id = $2)', [
    email,
    id,
  ])
  const token = randomUUID()
  await ask(
    "insert into order_links (token_hash, order_id, expires_at) values ($1, $2, now() + interval '1 day')",
    [createHash('sha256').update(token).digest('base64url'), id],
  )
  return { id, email, link: `/commande/${token}` }
}

for (const script of [true, false])
  test.describe(script ? 'a shopper' : 'a shopper without script', () => {
    test.use({ javaScriptEnabled: script })

    test('reads where the parcel is and asks for a return, which its owner sees', async ({
      page,
      context,
      request,
    }) => {
      const { id, email, link } = await sent(context, request)
      await page.goto(link)
      const content = page.getByRole('main')
      for (const words of [
        'Votre colis est parti.',
        'Expédiée',
        '5,00\u00a0€ remboursés',
        'Remise au point relais',
        'Remboursé en partie',
        'Tabac de la Gare',
        'N° de suivi\u00a0: EXP-',
      ])
        await expect(content).toContainText(words)
      await expect(content.getByRole('link', { name: /^Suivre le colis/ })).toHaveAttribute(
        'href',
        'https://carrier.example/track',
      )
      const asks = content.getByRole('button', { name: 'Demander un retour' })
      await asks.click()
      const reason = content.getByRole('textbox')
      await expect(reason).toHaveAccessibleDescription(/Le motif est obligatoire/)
      await expect(page).toHaveTitle(/^Erreur · Votre commande/)
      await reason.fill('Le tablier est trop petit.')
      await asks.click()
      await expect(content.getByText('Votre demande est enregistrée.')).toBeVisible()
      await expect(content).toContainText('Le tablier est trop petit.')
      await expect(content).toContainText('Transmise à la boutique')
      if (script) await expectAccessibleInEveryLook(page)
      expect((await mailTo(email, /^Votre demande de retour/)).text).toContain('Le tablier est trop petit.')

      await page.goto('/dashboard')
      await page.getByRole('link', { name: `Retour demandé, commande #${id}` }).click()
      await expect(page.getByText('Le tablier est trop petit.')).toBeVisible()
      if (script) await expectAccessibleInEveryLook(page)
      await page.getByRole('button', { name: 'Vue', exact: true }).click()
      await expect(page.getByText(/^vue le/)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Vue', exact: true })).toHaveCount(0)
      await page.goto('/dashboard')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('link', { name: `Retour demandé, commande #${id}` })).toHaveCount(0)
      await page.goto(link)
      await expect(content).toContainText('Vue par la boutique')
    })
  })

test('who views a client asks for nothing in their name', async ({ page, context, request }) => {
  const { id, link } = await sent(context, request)
  const answer = await context.request.post('/api/auth/login', {
    data: { Email: ADMIN, Password: SAMPLE_PASSWORD, Admin: true, RememberMe: false },
  })
  await ask(
    `update sessions set viewed_user_id = websites.client_id, view_ends_at = now() + interval '30 minutes'
     from orders join websites on websites.id = orders.website_id where orders.id = $1 and sessions.id = $2`,
    [id, sessionOf((await answer.json()).accessToken)],
  )
  await page.goto(link)
  await page.getByRole('textbox').fill('Trop petit.')
  await page.getByRole('button', { name: 'Demander un retour' }).click()
  await expect(page.getByText('Vous consultez ce compte sans pouvoir le modifier.')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveValue('Trop petit.')
  expect(await ask('select id from return_requests where order_id = $1', [id])).toEqual([])
})
