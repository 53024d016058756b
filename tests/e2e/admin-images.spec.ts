import { ADMIN, expectAccessibleInEveryLook, newAccount, signIn } from '../support/browser'
import { pictureOf } from '../support/sample-pictures'
import { ask } from '../support/sites'
import { expect, test } from '../support/test'

test('images are sent for a website or for none, previewed and removed', async ({
  page,
  context,
  request,
}) => {
  const email = await newAccount(request)
  const [site] = await ask<{ id: number }>(
    `insert into websites (client_id, name, url)
     select id, 'Le Mas', 'https://le-mas.example' from users where email = $1 returning id`,
    [email],
  )
  const id = String(site?.id)
  await signIn(context, ADMIN)
  await page.goto(`/admin/images?id=${id}`)
  await expect(page.getByRole('heading', { name: 'Images de «\u00a0Le Mas\u00a0»' })).toBeVisible()
  const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Envoyer' }) })
  const file = form.getByLabel('Image', { exact: true })
  const send = () => form.getByRole('button', { name: 'Envoyer' }).click()

  await send()
  await expect(form.getByText('Choisissez une image.')).toBeVisible()
  await expect(file).toBeFocused()
  await expectAccessibleInEveryLook(page)

  const jpeg = { name: 'plage.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await pictureOf.jpeg()) }
  for (const customName of ['Première', 'Deuxième']) {
    await file.setInputFiles(jpeg)
    await form.getByLabel('Nom').fill(customName)
    await send()
    await expect(page.getByRole('listitem').filter({ hasText: customName })).toBeVisible()
  }
  await expect(page.getByRole('listitem').filter({ hasText: 'ième' }).first()).toContainText('Deuxième')

  const preview = page.getByRole('link', { name: 'Preview : Deuxième' })
  await preview.click()
  const overlay = page.getByRole('dialog', { name: 'Image agrandie' })
  await expect(overlay).toBeVisible()
  for (const size of [page.viewportSize(), { width: 375, height: 667 }, { width: 1280, height: 720 }]) {
    if (size) await page.setViewportSize(size)
    await expect.poll(() => overlay.boundingBox()).toEqual({ x: 0, y: 0, ...size })
    for (const part of [overlay.locator('img'), overlay.getByRole('button', { name: 'Fermer' })])
      await expect(part).toBeInViewport({ ratio: 1 })
  }
  await expectAccessibleInEveryLook(page)
  await page.keyboard.press('Escape')
  await expect(preview).toBeFocused()

  const remove = page.getByRole('button', { name: 'Remove : Deuxième' })
  await remove.click()
  await expect(page.getByRole('button', { name: 'Non' })).toBeFocused()
  await page.route('**/admin/images*', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Oui' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to remove image' })).toBeVisible()
  await page.getByRole('button', { name: 'Oui' }).click()
  await expect(remove).toHaveCount(0)
  await expect(page.locator('#images')).toBeFocused()
  await page.getByRole('button', { name: 'Remove : Première' }).click()
  await page.getByRole('button', { name: 'Oui' }).click()
  await expect(page.getByText('Aucune image pour ce site.')).toBeVisible()

  await file.setInputFiles(jpeg)
  await form.getByLabel('Site n°').fill('2147483647')
  await send()
  await expect(form.getByText('Aucun site ne porte le numéro 2147483647.')).toBeVisible()
  await form.getByLabel('Site n°').fill('')
  await page.route('**/api/pictures', (route) => route.abort(), { times: 1 })
  await send()
  await expect(page.getByRole('alert').filter({ hasText: 'Image upload failed' })).toBeVisible()
  await send()
  await expect(page).toHaveURL('/admin/images')
  await expect(page.getByRole('listitem').filter({ hasText: 'plage' }).first()).toBeVisible()

  await page.goto('/admin/images?id=2147483646')
  await expect(page.getByText('Aucun site ne porte le numéro 2147483646.')).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('an image is sent, and a refusal keeps what was typed', async ({ page, context }) => {
    await signIn(context, ADMIN)
    await page.goto('/admin/images')
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Envoyer' }) })
    const name = `Sans script ${crypto.randomUUID()}`
    const file = form.getByLabel('Image', { exact: true })
    const jpeg = { name: 'plage.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await pictureOf.jpeg()) }
    await file.setInputFiles(jpeg)
    await form.getByLabel('Site n°').fill('2147483647')
    await form.getByLabel('Nom').fill(name)
    await form.getByRole('button', { name: 'Envoyer' }).click()
    await expect(page).toHaveTitle('Erreur · Images · Admin Dashboard · Ostal')
    await expect(form.getByText('Aucun site ne porte le numéro 2147483647.')).toBeVisible()
    await expect(form.getByLabel('Nom')).toHaveValue(name)

    await form.getByLabel('Site n°').fill('')
    await file.setInputFiles(jpeg)
    await form.getByRole('button', { name: 'Envoyer' }).click()
    await expect(page).toHaveURL('/admin/images')
    await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible()
  })
})
