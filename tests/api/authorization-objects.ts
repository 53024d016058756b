import { withClients } from '../support/clients'
import { stored } from '../support/stored'
import type { Whose } from './authorization-roles'

export const SITES = { camille: '1', julien: '3' }
export const onSite = { objectOf: (whose: Whose) => SITES[whose] }
/** Camille's inactive site; Julien has none. */
export const onInactiveSite = { objectOf: () => '4' }

/** The required columns of an entry, except its position. */
const ENTRY = {
  testimonials: { columns: 'content, customer_name, customer_role', values: "'a', 'b', 'c'" },
  staff_members: { columns: 'name, role', values: "'a', 'b'" },
  events: { columns: 'title, description, event_date', values: "'a', 'b', '2030-01-01'::date" },
}
export type EntryTable = keyof typeof ENTRY

/** The first of the website's list. */
export const entry = (table: EntryTable) => ({
  objectOf: async (whose: Whose) => {
    const [row] = await stored<{ id: number }>(
      `select id from ${table} where website_id = $1 order by position limit 1`,
      [SITES[whose]],
    )
    return String(row?.id)
  },
})

/** A new entry at the end of the list, to be deleted or changed. */
export const newEntry = (table: EntryTable, { active = true, site = SITES } = {}) => ({
  objectOf: async (whose: Whose) => {
    const { columns, values } = ENTRY[table]
    const [row] = await stored<{ id: number }>(
      `insert into ${table} (website_id, position, active, ${columns})
       select $1, count(*) + 1, $2, ${values} from ${table} where website_id = $1 returning id`,
      [site[whose], active],
    )
    return String(row?.id)
  },
})

export const newProduct = ({ active = true, site = SITES } = {}) => ({
  objectOf: async (whose: Whose) => {
    const [row] = await stored<{ id: number }>(
      `insert into products (website_id, name, price_cents, weight_grams, active)
       values ($1, 'Miel', 950, 420, $2) returning id`,
      [site[whose], active],
    )
    return String(row?.id)
  },
})
export const newSize = {
  objectOf: async (whose: Whose) => {
    const [row] = await stored<{ id: number }>(
      `with product as (
         insert into products (website_id, name, price_cents, weight_grams) values ($1, 'Miel', 950, 420) returning *)
       insert into product_sizes (product_id, website_id, size) select id, website_id, 'M' from product returning id`,
      [SITES[whose]],
    )
    return String(row?.id)
  },
}

export const newOrder = {
  objectOf: async (whose: Whose) => {
    const [row] = await stored<{ id: number }>(
      `insert into orders (website_id, status, items_cents, delivery_cents, total_cents, delivery_method)
       values ($1, 'cancelled', 1250, 0, 1250, 'pickup') returning id`,
      [SITES[whose]],
    )
    return String(row?.id)
  },
}

/** An order that waits for its label or for pickup. */
const paidOrder = (delivery: 'pickup' | 'home') => ({
  objectOf: async (whose: Whose) => {
    const [row] = await stored<{ id: number }>(
      `with shopper as (
         insert into customers (website_id, name, email) values ($1, 'Sophie Lacaze', 'sophie@exemple.fr') returning id
       )
       insert into orders
         (website_id, customer_id, status, paid_at, items_cents, delivery_cents, total_cents, delivery_method)
       select $1, id, 'paid', now(), 1250, 0, 1250, $2 from shopper returning id`,
      [SITES[whose], delivery],
    )
    return String(row?.id)
  },
})
export const newPickup = paidOrder('pickup')
export const orderToHome = paidOrder('home')

/** An order that was sent, with its label. */
export const newLabel = {
  objectOf: async (whose: Whose) => {
    const orderId = await newOrder.objectOf(whose)
    await stored(
      `with shipment as (
         insert into shipments (order_id, state, carrier, attempt_id, started_at)
         values ($1, 'made', 'Mondial Relay', gen_random_uuid(), now()) returning order_id)
       insert into shipment_labels (order_id, pdf, stored_at) select order_id, '%PDF-1.4'::bytea, now() from shipment`,
      [orderId],
    )
    return orderId
  },
}

/** An order whose label may or may not exist at the carrier. */
export const unknownShipment = {
  objectOf: async (whose: Whose) => {
    const orderId = await newOrder.objectOf(whose)
    await stored(
      `insert into shipments (order_id, state, carrier, attempt_id, started_at)
       values ($1, 'unknown', 'Mondial Relay', gen_random_uuid(), now())`,
      [orderId],
    )
    return orderId
  },
}

/** A client without a session, for actions that only the agency may take. */
export async function newUser(): Promise<string> {
  const [row] = await stored<{ id: number }>(
    withClients(
      `insert into users (email, password_hash, first_name, last_name, phone)
       values (gen_random_uuid() || '@exemple.fr', '-', 'Léa', 'Martin', '06 01 02 03 04')`,
    ),
  )
  return String(row?.id)
}
export const newWebsite = async () => {
  const [row] = await stored<{ id: number }>(
    "insert into websites (client_id, name, url) values ($1, 'Un site', 'https://un-site.example') returning id",
    [await newUser()],
  )
  return String(row?.id)
}
export const newSubscription = async () => {
  const [row] = await stored<{ id: number }>(
    "insert into subscriptions (client_id, price_cents, due_date, anchor, invoice_from) values ($1, 3500, '2030-01-31', '2030-01-31', '2030-01-01') returning id",
    [await newUser()],
  )
  return String(row?.id)
}
