import { addOrder } from '../support/orders'
import { spoil } from '../support/checkout'
import { ask, newSite } from '../support/sites'
import { test } from '../support/test'
const HOME = { delivery_method: 'home', shipping_line1: '5 allée des Œillets', shipping_zip: '69002', shipping_city: 'Lyon', shipping_country: 'FR', weight_grams: 850 }
test('look', async ({ page, context, request }) => {
  const site = await newSite(context, request)
  const id = await addOrder(site, HOME)
  await ask("insert into shipments (order_id,state,attempt_id,started_at) values ($1,'unknown',gen_random_uuid(),now())", [id])
  const shot = async (name: string) => {
    for (const [w, scheme] of [[375, 'light'], [1440, 'dark'], [1440, 'light']] as const) {
      await page.setViewportSize({ width: w, height: 850 })
      await page.emulateMedia({ colorScheme: scheme })
      await page.screenshot({ path: `/tmp/ship-look-${name}-${w}-${scheme}.png` })
    }
  }
  await page.goto(`/orders/${id}`)
  await shot('unknown')
  await ask(`update shipments set state='refused', refusal='{"whoCanMend":"owner","reasons":[{"field":"zip","message":"Le transporteur n’accepte pas le code postal."}]}' where order_id=$1`, [id])
  await page.goto(`/orders/${id}`)
  await shot('refused')
})
