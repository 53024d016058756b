import { firstDaysToInvoice } from '../billing-rules/debits'
import { withChange } from '../billing-rules/moves'
import { periodOn, priceOn, termsOn } from '../billing-rules/schedule'
import type { Contract } from '../billing-rules/schema'
import { type Day, parisDay } from '../calendar'
import type { Context, Tx } from '../context'
import type { InvoiceRow } from '../invoices/schema'
import type { SubscriptionRow } from './contract'
import { announcedTo, announceInvoice, invoicePeriod } from './invoice-period'
import { lockSubscription } from './lock-subscription'
import { readFacts } from './read-facts'
import { saveContract, switchCovered } from './save-contract'
import { addEntry } from './timeline'

/** Begins a subscription's periods whose first day has come, oldest first, with their invoices. Returns the new ones. Idempotent.
 *  For the daily job. */
export async function openPeriod(ctx: Context, subscriptionId: number): Promise<InvoiceRow[]> {
  return ctx.transaction(async (tx) => {
    const locked = await lockSubscription(tx, subscriptionId)
    const { subscription } = locked
    const facts = await readFacts(tx, subscription)
    const written: InvoiceRow[] = []
    let { contract } = facts
    for (const day of firstDaysToInvoice(facts, parisDay(tx.now()))) {
      contract = await applyTerms(tx, subscription, contract, day)
      written.push(await beginPeriod(tx, subscription, contract, day))
    }
    if (written.length === 0) return written
    const { subscription: saved } = await saveContract(tx, locked, contract)
    // The contract begins on a later day than its conclusion: websites taken offline when an earlier one ended come back now.
    const begins = saved.concludedOn !== null && written[0]?.first === saved.anchor
    if (begins) await switchCovered(tx, locked.covered, saved.status)
    return written
  })
}

/** Applies the pending move or price of this first day to the contract. */
async function applyTerms(tx: Tx, { id }: SubscriptionRow, contract: Contract, day: Day): Promise<Contract> {
  const terms = termsOn(contract, day)
  if (terms === contract.change) {
    const { plan, paymentPlan, priceCents } = terms
    await addEntry(tx, id, { kind: 'moved', data: { plan, paymentPlan, priceCents } })
    return withChange(contract)
  }
  const { priceChange } = contract
  if (terms === contract || !priceChange) return contract
  const { priceCents: oldCents } = contract
  await addEntry(tx, id, {
    kind: 'price_changed',
    data: { oldCents, priceCents: terms.priceCents, effectiveOn: day },
  })
  return { ...contract, priceCents: terms.priceCents, priceChange: null }
}

/** Writes the period that starts on a day into the timeline, with its invoice. */
export async function beginPeriod(
  tx: Tx,
  subscription: SubscriptionRow,
  contract: Contract,
  first: Day,
): Promise<InvoiceRow> {
  const period = periodOn(contract, first)
  if (period?.first !== first)
    throw new Error(`No period of subscription ${subscription.id} starts on ${first}`)
  const issued = await invoicePeriod(tx, subscription, {
    contract,
    period,
    totalCents: priceOn(contract, first),
  })
  const { id: invoiceId, number, totalCents } = issued.invoice
  await addEntry(tx, subscription.id, {
    kind: 'period_began',
    data: { ...period, invoiceId, number, totalCents },
  })
  await announceInvoice(tx, announcedTo(subscription), issued)
  return issued.invoice
}
