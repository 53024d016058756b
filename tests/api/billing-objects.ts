import { stored } from '../support/stored'
import type { Whose } from './authorization-roles'

export const CLIENTS = { camille: 2, julien: 3 }

type NewContract = {
  plan?: string
  paymentPlan?: string
  priceCents?: number
  leadFirst?: string
  dueDate?: string
}

/** A contract without automatic debits, paid until the day before its due date, by default 31 January 2030. */
export async function insertContract(
  clientId: number,
  {
    plan = 'basic',
    paymentPlan = 'monthly',
    priceCents = 3_500,
    leadFirst = '2020-01-01',
    dueDate = '2030-01-31',
  }: NewContract = {},
): Promise<number> {
  const [row] = await stored<{ id: number }>(
    `insert into subscriptions (client_id, plan, payment_plan, price_cents, due_date, anchor, invoice_from, lead_first)
     values ($1, $2, $3, $4, $5, $5, $6, $6) returning id`,
    [clientId, plan, paymentPlan, priceCents, dueDate, leadFirst],
  )
  return Number(row?.id)
}

const CLIENT = {
  ...{ kind: 'consumer', name: 'Léa Martin', line1: '1 rue des Fours', line2: null },
  ...{ postalCode: '34000', city: 'Montpellier', country: 'FR' },
  ...{ siren: null, vatNumber: null, purchaseReference: null },
}
const SELLER = {
  ...{ legalName: 'Ostal SAS', legalForm: 'SAS', registration: 'RCS Montpellier' },
  ...{ vatNumber: 'FR00900000001', address: 'Montpellier' },
}

/** The invoice of a month, which was issued on its first day and is due two weeks later; a draft has no number yet. */
export async function insertInvoice(
  clientId: number,
  subscriptionId: number,
  { first = '2026-11-01', totalCents = 3_500, isDraft = false } = {},
): Promise<number> {
  const vatCents = Math.round(totalCents / 6)
  const [row] = await stored<{ id: number }>(
    `insert into invoices (client_id, subscription_id, purpose, first, last, payment_plan, regime, total_cents, vat_cents)
     values ($1, $2, 'period', $3, $3::date + interval '1 month - 1 day', 'monthly', 'standard', $4, $5) returning id`,
    [clientId, subscriptionId, first, totalCents, vatCents],
  )
  await stored(
    `insert into invoice_lines (invoice_id, label, quantity, unit_cents, total_cents, vat_permille, vat_cents)
     values ($1, 'Abonnement', 1, $2, $2, 200, $3)`,
    [row?.id, totalCents, vatCents],
  )
  const number = `F-1999-${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`
  if (!isDraft)
    await stored(
      `update invoices set status = 'issued', number = $2, issued_on = first, due_on = first + 14, client = $3, seller = $4
       where id = $1`,
      [row?.id, number, CLIENT, SELLER],
    )
  return Number(row?.id)
}

export const contractOf = async (whose: Whose) => String(await insertContract(CLIENTS[whose]))
export const invoiceOf = async (whose: Whose) =>
  String(await insertInvoice(CLIENTS[whose], await insertContract(CLIENTS[whose])))
