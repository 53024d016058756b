import type { ServiceStatus } from '../billing/schema'
import type { Day } from '../calendar'
import type { Contract, SubscriptionFacts } from './schema'
import { isInterrupted, unpaidInvoices } from './standing'

/** `restartedInvoiceId`: this invoice gets today as `refusedOn`, so its deadlines start again. */
export type WrittenStatus = { contract: Contract; restartedInvoiceId: number | null }

/** The effect of an admin's status on a manual contract. It holds until the next event. First days that an interruption skipped
 *  are never invoiced. */
export function writeStatus(facts: SubscriptionFacts, status: ServiceStatus, today: Day): WrittenStatus {
  const { contract } = facts
  if (status === 'inactive')
    return { contract: { ...contract, suspendedOn: today }, restartedInvoiceId: null }
  const [oldest] = unpaidInvoices(facts.invoices)
  const served: Contract = {
    ...contract,
    suspendedOn: null,
    invoiceFrom: isInterrupted(facts, today) ? today : contract.invoiceFrom,
    lateSince: status === 'late' && !oldest ? today : null,
    toleratedSince: status === 'active' && oldest ? today : null,
  }
  return { contract: served, restartedInvoiceId: oldest?.id ?? null }
}
