import type { Pool } from 'pg'
import { newShop } from './shop'

const HOME = {
  delivery_method: 'home',
  shipping_line1: '5 allée des Œillets',
  shipping_line2: 'Bâtiment B',
  shipping_zip: '69002',
  shipping_city: 'Lyon',
  shipping_country: 'FR',
}
const RELAY = {
  delivery_method: 'relay',
  shipping_country: 'FR',
  relay_point_id: 'FR-001001',
  relay_point_name: 'TABAC DE LA GARE',
  relay_point_address: '3 RUE MAGUELONE, 34000 MONTPELLIER',
}

/** A new shop whose paid orders wait for a label: `order()` adds a home delivery, `order(RELAY)` a relay delivery. */
export async function shopThatShips(pool: Pool) {
  const shop = await newShop(pool)
  const query = async (text: string, values: unknown[]) => (await pool.query(text, values)).rows
  return {
    ...shop,
    RELAY,
    order: async (changes: Record<string, unknown> = {}): Promise<number> => {
      const [shopper] = await query(
        `insert into customers (website_id, name, email, phone)
         values ($1, 'Zoé Lefèvre', gen_random_uuid() || '@client.example', '06 12 34 56 78') returning id`,
        [shop.websiteId],
      )
      const columns = {
        ...('relay_point_id' in changes ? {} : HOME),
        status: 'paid',
        paid_at: new Date(),
        customer_id: shopper.id,
        weight_grams: 850,
        items_cents: 1_250,
        delivery_cents: 790,
        total_cents: 2_040,
        payment_intent_id: `pi_${crypto.randomUUID()}`,
        ...changes,
      }
      const names = Object.keys(columns)
      const [order] = await query(
        `insert into orders (website_id, ${names.join(', ')})
         values ($1, ${names.map((_, index) => `$${index + 2}`).join(', ')}) returning id`,
        [shop.websiteId, ...Object.values(columns)],
      )
      await query(
        `insert into order_items (order_id, product_id, name, reference, quantity, unit_price_cents, vat_permille)
         values ($1, 0, 'Miel de châtaignier', 'MIEL', 1, 1250, 55)`,
        [order.id],
      )
      return order.id
    },
    read: async (orderId: number) => {
      const [order] = await query(
        `select orders.status, expedition_number, label_url, tracking_url, shipped_at, customers.email, phone
         from orders join customers on customers.id = customer_id where orders.id = $1`,
        [orderId],
      )
      const [shipment] = await query('select * from shipments where order_id = $1', [orderId])
      return { ...order, shipment }
    },
  }
}
