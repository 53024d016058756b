import { previousPaidYear, renewalNoticeOf } from '../billing-rules/renewal-notice'
import { hasEnded } from '../billing-rules/standing'
import { previewTermination, type TerminationPreview } from '../billing-rules/termination-preview'
import { addMonths, type Day, parisDay } from '../calendar'
import type { Reads } from '../context'
import { DomainError, invalidField } from '../errors'
import { can } from '../permissions/policy'
import { startOf } from './contract-start'
import { ENDED } from './give-notice'
import { readMayEndAtOnce } from './may-end-at-once'
import { type FoundContract, readContract } from './read-contract'
import { readLineInvoices } from './read-line-invoices'

const YEARS_AHEAD = 2

/** The effects of a notice on a day, by default today: from today to two years ahead, for the agency from the contract's start.
 *  During a notice, the current dates. `conflict` after the end. */
export async function previewTerminationOf(
  reads: Reads,
  { id, on }: { id: number; on?: Day | undefined },
): Promise<TerminationPreview> {
  const found = await readContract(reads, id)
  const { contract } = found.facts
  const today = parisDay(reads.now())
  const day = on ?? today
  if (hasEnded(contract, today)) throw new DomainError('conflict', ENDED)
  const earliest = can(reads.actor, 'subscriptions.manage') ? startOf(found.subscription, found.facts) : today
  if (day < earliest)
    throw invalidField(
      'on',
      earliest < today ? 'Ce jour est avant le début du contrat.' : 'Ce jour est passé.',
    )
  if (day > addMonths(today, 12 * YEARS_AHEAD)) throw invalidField('on', 'Ce jour est à plus de deux ans.')
  if (hasEnded(contract, day)) throw new DomainError('conflict', ENDED)
  const endsAtOnce = await mayEndAtOnce(reads, found, day)
  const lines = endsAtOnce ? await readLineInvoices(reads, id) : []
  return previewTermination(found.facts, { on: day, mayEndAtOnce: endsAtOnce, lines })
}

/** A reminder that is not late yet counts as sent. */
async function mayEndAtOnce(reads: Reads, { subscription, facts }: FoundContract, on: Day): Promise<boolean> {
  const former = facts.contract.endsOn === null ? previousPaidYear(facts, on) : null
  if (!former || parisDay(reads.now()) <= renewalNoticeOf(former).latest) return false
  return readMayEndAtOnce(reads, subscription, { facts, on })
}
