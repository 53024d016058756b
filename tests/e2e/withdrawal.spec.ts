import type { Page } from 'playwright/test'
import { ADMIN, expectAccessibleInEveryLook, mailTo, PHONE, signIn } from '../support/browser'
import { ask } from '../support/sites'
import { expect, test } from '../support/test'

test.use(PHONE)

const CONTRACT = 'Devis du 3 novembre, mon-site.fr'
async function declare(page: Page) {
  const email = `consommatrice-${crypto.randomUUID()}@exemple.fr`
  await page.getByLabel('Nom').fill('Zoé Mistral')
  await page.getByLabel('Contrat').fill(CONTRACT)
  await page.getByLabel('E-mail').fill(email)
  return email
}
const next = (page: Page) => page.getByRole('button', { name: 'Continuer' })
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirmer la rétractation' })
const storedFor = async (email: string) =>
  (await ask('select id from contact_messages where sender_email = $1', [email])).length

for (const script of [true, false])
  test.describe(script ? 'a withdrawal' : 'a withdrawal without script', () => {
    test.use({ javaScriptEnabled: script })

    test('is read back, confirmed, taken once, and has its receipt with date and time', async ({ page }) => {
      await page.goto('/about')
      await page.getByRole('contentinfo').getByRole('link', { name: 'Renoncer au contrat ici' }).click()
      await page.waitForURL('/retractation')
      if (script) await page.reload()
      await page.getByLabel('Nom').fill('Zoé')
      await page.getByLabel('E-mail').fill('zoe@exemple.fr')
      await page.getByLabel('Contrat').fill(' ')
      await next(page).click()
      await expect(page.getByLabel('Contrat')).toHaveAccessibleDescription(/Le contrat est obligatoire/)
      await expect(page).toHaveTitle(/^Erreur · Renoncer au contrat/)
      await expect(page.getByLabel('Nom')).toHaveValue('Zoé')
      if (script) await expectAccessibleInEveryLook(page)
      const email = await declare(page)
      await next(page).click()
      await expect(page.getByRole('definition').filter({ hasText: CONTRACT })).toBeVisible()
      expect(await storedFor(email)).toBe(0)
      if (script) await expectAccessibleInEveryLook(page)
      await confirm(page)[script ? 'dblclick' : 'click']()
      const done = page.getByRole('main').getByRole('status')
      await expect(done).toContainText(/Elle a été envoyée le \d+(er)?\s\S+ \d{4} à \d\d:\d\d\./)
      await expect(done).toContainText(email)
      expect(await storedFor(email)).toBe(1)
      const link = page.getByRole('link', { name: 'Télécharger l’accusé de réception (PDF)' })
      const paper = await page.request.get((await link.getAttribute('href')) ?? '')
      expect([paper.status(), (await paper.body()).toString('latin1').slice(0, 5)]).toEqual([200, '%PDF-'])
      if (script) await expectAccessibleInEveryLook(page)
      const receipt = await mailTo(email, /Accusé de réception/)
      expect(receipt.text).toMatch(/envoyée le \d+ \S+ \d{4} à \d\d:\d\d:\d\d/)
      expect(receipt.text?.replaceAll('\u2060', '')).toContain(CONTRACT)
      expect(receipt.text).toContain('Zoé Mistral')
      const [attached] = receipt.attachments ?? []
      expect(attached).toMatchObject({
        filename: 'accuse-de-retractation.pdf',
        contentType: 'application/pdf',
      })
      expect(Buffer.from(attached?.content ?? '', 'base64').toString('latin1', 0, 5)).toBe('%PDF-')
      // The sender chooses the recipient, so the sender's text must not become a link.
      expect(receipt.html).not.toContain('mon-site.fr')
      expect(receipt.text).toMatch(/écrit par la personne[^]*Zoé Mistral/)
    })
  })

test('a confirmation that gets no answer says so, keeps what was declared, and works the next time', async ({
  page,
  context,
}) => {
  await page.goto('/retractation')
  const email = await declare(page)
  await next(page).click()
  await expect(confirm(page)).toBeVisible()
  await page.route('**/retractation**', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await confirm(page).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Votre rétractation n’est pas partie.',
  )
  await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', /^mailto:.+@/)
  await expect(page.getByRole('definition').filter({ hasText: email })).toBeVisible()
  await page.unroute('**/retractation**')
  await confirm(page).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('est enregistrée')

  await signIn(context, ADMIN)
  await page.goto(`/admin/demandes?genre=retractation&search=${email}`)
  await page.getByRole('link', { name: 'Zoé Mistral' }).click()
  await expect(page.getByRole('dialog')).toContainText(CONTRACT)
  const exported = await page.request.get(`/admin/demandes/export?genre=retractation&search=${email}`)
  expect(await exported.text()).toContain(';Rétractation;')
})
