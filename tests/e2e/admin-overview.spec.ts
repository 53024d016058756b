import { ADMIN, expectAccessibleInEveryLook, PHONE, signIn } from '../support/browser'
import { ask } from '../support/sites'
import { expect, test } from '../support/test'

test.beforeEach(({ context }) => signIn(context, ADMIN))

test('the administration begins with what waits, and leads there', async ({ page }) => {
  const [person] = await ask<{ email: string }>(
    `with person as (
       insert into users (email, password_hash, first_name, last_name, phone, deletion_requested_at)
       values ('depart-' || gen_random_uuid() || '@exemple.fr', 'x', 'Odette', 'Partante', '', now())
       returning id, email
     ), client as (insert into clients (id, owner_id) select id, id from person) select email from person`,
  )
  await page.goto('/admin')
  const waiting = page.getByRole('region', { name: 'À faire' })
  await waiting.getByRole('link', { name: /à supprimer/ }).click()
  await expect(page).toHaveURL('/admin?deletion=requested')
  const row = page.getByRole('row', { name: person?.email ?? '' })
  await expect(row).toContainText('Suppression demandée')
})

test('a late answer is counted as late, and one in time as in time', async ({ page }) => {
  await page.goto('/admin')
  await page.getByRole('link', { name: 'Activité' }).click()
  await expect(page).toHaveURL('/admin/activite')
  const share = async () => {
    await page.goto('/admin/activite')
    const text = await page.locator('dl > div', { hasText: 'Standard' }).locator('dd').innerText()
    return (/(\d+) sur (\d+)/.exec(text) ?? ['', '0', '0']).slice(1).map(Number)
  }
  const [inTime = 0, due = 0] = await share()
  for (const answered of ['2 days', '10 days'])
    await ask(
      `insert into tickets (client_id, user_id, type, title, plan_rank, created_at, updated_at, answer_due_at,
         first_answered_at)
       values (3, 3, 'Bug', 'Mesurée', 1, now() - interval '11 days', now(), now() - interval '8 days',
               now() - interval '11 days' + $1::interval)`,
      [answered],
    )
  expect(await share()).toEqual([inTime + 1, due + 2])
})

test.describe('in every look', () => {
  test.use(PHONE)

  test('the figures have no accessibility fault', async ({ page }) => {
    await page.goto('/admin/activite')
    await expectAccessibleInEveryLook(page)
  })
})
