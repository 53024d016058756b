import type { Page } from 'playwright/test'
import { newBilledClient, owe } from '../support/billing'
import { expect, test } from '../support/test'

/** Makes the next page press a button `turns` event-loop turns after React has attached to it. */
async function pressEarly(page: Page, label: string, turns: number): Promise<void> {
  await page.addInitScript(
    ({ label, turns }) => {
      const { port1, port2 } = new MessageChannel()
      let left = turns
      port1.onmessage = () => {
        const button = [...document.querySelectorAll('button')].find(({ textContent }) =>
          textContent?.startsWith(label),
        )
        if (button && Object.keys(button).some((key) => key.startsWith('__reactFiber'))) left -= 1
        if (left < 0) button?.click()
        else port2.postMessage(null)
      }
      port2.postMessage(null)
    },
    { label, turns },
  )
}

for (const turns of [0, 1, 2, 3])
  test(`a press ${turns} turns after React knows of the button opens the payment page`, async ({
    context,
  }) => {
    await owe(await newBilledClient(context))
    const page = await context.newPage()
    await pressEarly(page, 'Régler 35', turns)
    await page.goto('/dashboard/facturation')
    await expect(page.getByRole('group', { name: 'Moyen de paiement' })).toBeVisible()
  })
