import type { SubscriptionEntry } from '@/lib/domain/billing/timeline'

type Kind = SubscriptionEntry['kind']
type DataOf<K extends Kind> = SubscriptionEntry extends infer Entry
  ? Entry extends { kind: infer Kinds; data: infer Data }
    ? K extends Kinds
      ? Data
      : never
    : never
  : never
type Lines = { [K in Kind]?: (data: DataOf<K>) => string }

const sum = (invoices: { totalCents: number }[]): number =>
  invoices.reduce((total, { totalCents }) => total + totalCents, 0)

/** An entry of the timeline in a few words, easy to write by hand in a test. */
const LINES: Lines = {
  created: ({ plan, paymentPlan, priceCents }) => `created ${plan} ${paymentPlan} ${priceCents}`,
  period_began: ({ first, last, totalCents }) => `period ${first}..${last} ${totalCents}`,
  invoice_issued: ({ totalCents }) => `issued ${totalCents}`,
  payment_received: ({ invoices }) => `paid ${sum(invoices)}`,
  payment_refused: ({ totalCents, refusedOn, lastServiceDay }) =>
    `refused ${totalCents} since ${refusedOn}, service until ${lastServiceDay ?? 'none'}`,
  credited: ({ totalCents, isPaid }) => `credited ${totalCents}${isPaid ? ' to refund' : ''}`,
  interrupted: ({ since }) => `interrupted ${since}`,
  notice_given: ({ noticeOn, endsOn }) => `notice ${noticeOn}, last day ${endsOn}`,
  notice_revoked: ({ noticeOn }) => `notice ${noticeOn} taken back`,
  end_announced: ({ endsOn, reason }) => `end announced ${endsOn} ${reason}`,
  ended: ({ endsOn, reason }) => `ended ${endsOn} ${reason}`,
  move_planned: ({ plan, paymentPlan, effectiveOn, amountCents }) =>
    `move planned ${plan} ${paymentPlan} on ${effectiveOn} ${amountCents}`,
  moved: ({ plan, paymentPlan, priceCents }) => `moved ${plan} ${paymentPlan} ${priceCents}`,
  reminded: ({ reminder, about }) => `reminded ${reminder} ${about}`,
  payment_disputed: ({ totalCents, refusedOn, lastServiceDay }) =>
    `disputed ${totalCents} since ${refusedOn}, service until ${lastServiceDay ?? 'none'}`,
  dispute_won: ({ invoices }) => `dispute won ${sum(invoices)}`,
  price_announced: ({ priceCents, effectiveOn }) => `price announced ${priceCents} from ${effectiveOn}`,
  price_changed: ({ oldCents, priceCents }) => `price ${oldCents} becomes ${priceCents}`,
  refunded: ({ amountCents }) => `refunded ${amountCents}`,
  withdrawn: ({ endsOn, refundCents }) => `withdrawn ${endsOn} ${refundCents}`,
  move_dropped: ({ plan }) => `move dropped ${plan}`,
}

export function storyLine(kind: Kind, data: unknown): string {
  const line = LINES[kind] as ((data: unknown) => string) | undefined
  return line?.(data) ?? kind.replaceAll('_', ' ')
}
