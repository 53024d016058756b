import { createHash, randomUUID } from 'node:crypto'
import { expectAccessibleInEveryLook } from '../support/browser'
import { ask } from '../support/sites'
import { expect, test } from '../support/test'

/** A link to a sample order, as its mail has it. */
async function linkTo(orderId: number): Promise<string> {
  const token = randomUUID()
  const hash = createHash('sha256').update(token).digest('base64url')
  await ask(
    "insert into order_links (token_hash, order_id, expires_at) values ($1, $2, now() + interval '1 day')",
    [hash, orderId],
  )
  return `/commande/${token}`
}

test('a shopper sees their order with its link, and a wrong link shows nothing', async ({ page }) => {
  const link = await linkTo(9)
  const answer = await page.goto(link)
  expect(answer?.headers()['cache-control']).toBe('private, no-store')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre commande n°\u00a09')
  const content = page.getByRole('main')
  for (const words of [
    'Payée, en préparation',
    'Tablier de cuisine en lin lavé, taille S/M',
    'Personnalisation\u00a0: Broder « Élise » sur la poche',
    'TVA 20\u00a0% comprise',
    'TVA 5,5\u00a0% comprise',
    '62,70\u00a0€',
    'Livraison à domicile',
    'Camille Roussel EI',
    'quatorze jours',
    'Tablier de cuisine en lin lavé. Un article personnalisé est fait pour vous\u00a0: le droit de rétractation ne s’y applique pas',
  ])
    await expect(content).toContainText(words)
  await expect(content.getByRole('link', { name: 'Retour à la boutique' })).toHaveAttribute(
    'href',
    'https://epicerie-roussel.example',
  )
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, nofollow')
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer')
  await expectAccessibleInEveryLook(page)
  expect((await page.goto(`${link}x`))?.status()).toBe(404)
})
