import { readFile } from 'node:fs/promises'
import { parisMonth, shiftMonth } from '@/lib/domain/calendar'
import { expectAccessibleInEveryLook } from '../support/browser'
import { addOrder } from '../support/orders'
import { ask, newSite } from '../support/sites'
import { expect, test } from '../support/test'

const MONTH = shiftMonth(parisMonth(new Date()), -1)
const at = (day: string) => new Date(`${MONTH}-${day}T10:00:00Z`)

/** Two honeys at 5,5 % and 6 € of delivery at 20 %; a third is refunded. */
const SALE = {
  ...{ items_cents: 2_500, delivery_cents: 600, total_cents: 3_100, fee_cents: 60 },
  ...{ gross55_cents: 2_500, vat55_cents: 130, gross200_cents: 600, vat200_cents: 100 },
}

test('a seller’s accounts show the stored VAT and fee of sales and refunds, and the file says the same', async ({
  page,
  context,
  request,
}) => {
  const site = await newSite(context, request)
  const order = await addOrder(site, { ...SALE, paid_at: at('03'), lines: ['Miel', 'Miel'] })
  await ask(
    `insert into refunds (order_id, refund_id, amount_cents, status, created_at, gross55_cents, vat55_cents, gross200_cents,
       vat200_cents, fee_cents)
     values ($1, $2, 1000, 'succeeded', $3, 806, 42, 194, 32, 19)`,
    [order, `re_${crypto.randomUUID()}`, at('05')],
  )
  await page.goto(`/dashboard/ecom/${site}/comptes?annee=${MONTH.slice(0, 4)}`)
  const table = page.getByRole('table', { name: `Comptes de ${MONTH.slice(0, 4)}` })
  const [total, month] = [table.getByRole('row').nth(1), table.getByRole('row').nth(2)]
  for (const row of [total, month]) {
    await expect(row).toContainText('1 vente')
    for (const sum of ['31,00', '6,00', '1,56', '10,00', '0,41', '20,59'])
      await expect(row).toContainText(`${sum}\u00a0€`)
    await expect(row).toContainText('20\u00a0%\u00a0: 0,68\u00a0€')
    await expect(row).toContainText('5,5\u00a0%\u00a0: 0,88\u00a0€')
  }
  await expectAccessibleInEveryLook(page)
  const download = page.waitForEvent('download')
  await month.getByRole('link', { name: /^Exporter le mois/ }).click()
  const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n')
  expect(lines.slice(1)).toEqual([
    `${order};${MONTH}-03;Vente;31;6;1;0;1,3;0;0;0,6;0;30,4`,
    `${order};${MONTH}-05;Remboursement;0;0;-0,32;0;-0,42;0;10;-0,19;0;-9,81`,
  ])
})
