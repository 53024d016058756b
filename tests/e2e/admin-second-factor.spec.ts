import {
  ADMIN,
  expectAccessible,
  expectAccessibleInEveryLook,
  mailTo,
  newAccount,
  signIn,
} from '../support/browser'
import { ask } from '../support/sites'
import { expect, test } from '../support/test'

test('an administrator deletes a lost second factor from the sheet of the account', async ({
  page,
  context,
}) => {
  const email = await newAccount(context.request)
  const [account] = await ask<{ id: number }>(
    'update users set second_factor_at = now() where email = $1 returning id',
    [email],
  )
  await ask(
    `insert into passkeys (id, user_id, public_key, counter, transports, is_backed_up, name)
     values ($1, $2, '', 0, '{}', true, 'Mon téléphone')`,
    [crypto.randomUUID(), account?.id],
  )
  await signIn(context, ADMIN)
  await page.goto(`/admin?fiche=${account?.id}`)
  const sheet = page.getByRole('dialog').first()
  const remove = sheet.getByRole('button', { name: 'Supprimer le second facteur' })
  await expect(remove).toBeVisible()
  await expectAccessibleInEveryLook(page)
  await remove.click()
  await expect(page.getByRole('button', { name: 'Non' })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Oui' }).click()
  await expect(page.getByText('Second facteur supprimé.')).toBeVisible()
  await expect(sheet.getByText('Ce compte n’en a pas.')).toBeVisible()
  await expect(sheet.getByRole('heading', { name: 'Second facteur' })).toBeFocused()
  await mailTo(email, /second facteur de votre compte a été supprimé/)
  expect(await ask('select 1 from passkeys where user_id = $1', [account?.id])).toEqual([])

  // The administrator's own factors are managed on the account page.
  await page.goto('/admin?fiche=1')
  await expect(page.getByRole('dialog').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Second facteur' })).toHaveCount(0)
})
