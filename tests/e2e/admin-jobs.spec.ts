import { ADMIN, expectAccessibleInEveryLook, PHONE, signIn } from '../support/browser'
import { ask } from '../support/sites'
import { expect, test } from '../support/test'

const PATH = '/admin/taches'

/** Adds a dead-lettered mail. */
async function deadLetter(): Promise<string> {
  const to = `perdue-${crypto.randomUUID()}@exemple.fr`
  await ask(
    `insert into pgboss.job (name, data, output)
     values ('dead-letters', $1, '{"message": "Resend refused the mail: validation_error (422)"}')`,
    [{ kind: 'welcome', tokenId: crypto.randomUUID(), to }],
  )
  return to
}

test.beforeEach(({ context }) => signIn(context, ADMIN))

for (const script of [true, false])
  test.describe(script ? 'failed mails' : 'failed mails without script', () => {
    test.use({ javaScriptEnabled: script })

    test('are seen with their error and sent again', async ({ page }) => {
      const to = await deadLetter()
      await page.goto(PATH)
      const row = page.getByRole('row', { name: to })
      await expect(row).toContainText('L’adresse ou le contenu de l’e-mail a été refusé.')
      await expect(row.locator('[lang="en"]')).toHaveText('Resend refused the mail: validation_error (422)')
      await row.getByRole('button', { name: 'Relancer' }).click()
      await expect(row).toHaveCount(0)
    })
  })

test.describe('in every look', () => {
  test.use(PHONE)

  test('the failed jobs have no accessibility fault', async ({ page }) => {
    await deadLetter()
    await page.goto(PATH)
    await expectAccessibleInEveryLook(page)
  })
})
