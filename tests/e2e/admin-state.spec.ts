import { ADMIN, expectNoSidewaysScroll, PHONE, signIn } from '../support/browser'
import { expect, test } from '../support/test'

test.use(PHONE)

test('an administrator sees first what to look at, then each part of the installation', async ({
  page,
  context,
}) => {
  await signIn(context, ADMIN)
  await page.goto('/admin/etat')
  await expect(page.getByRole('heading', { level: 2 })).toContainText('à vérifier')
  for (const part of ['Configuration', 'Base de données', 'Stripe', 'Mondial Relay', 'Resend', 'UploadThing'])
    await expect(page.getByRole('heading', { name: part, exact: true })).toBeVisible()
  await expect(page.getByText('Les comptes des vendeurs sont lisibles.')).toBeVisible()
  await expectNoSidewaysScroll(page)
  if (process.env.PICTURES_TO) {
    await page.screenshot({ path: `${process.env.PICTURES_TO}/etat-375.png`, fullPage: true })
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.screenshot({ path: `${process.env.PICTURES_TO}/etat-1440.png`, fullPage: true })
  }
})
