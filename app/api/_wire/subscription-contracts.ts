import { z } from 'zod'
import type { SubscriptionDetail } from '@/lib/domain/billing/details'
import type { TimelineLine } from '@/lib/domain/billing/read-timeline'
import { PaymentPlan, PlanChange, SubscriptionPlan } from '@/lib/domain/billing/schema'
import type { TerminationPreview } from '@/lib/domain/billing-rules/termination-preview'
import type { Day } from '@/lib/domain/calendar'
import { calendarDate, nullAsMissing } from '@/lib/domain/fields'
import { toDomain, toWire } from './names'
import { IdParam, Instant, operation } from './operation'
import { SubscriptionWire, tag as subscriptions, subscriptionToWire } from './subscriptions'

const tag = 'Résiliation et changement'

const dayOf = (label: string) => calendarDate(label).transform((text) => text as Day)
const MaybeDay = z.iso.date().nullable()

const DebitWire = z.object({ Date: z.iso.date(), AmountCents: z.int() })
type Debit = TerminationPreview['debits'][number]
const debitToWire = ({ date, amountCents }: Debit): z.input<typeof DebitWire> => ({
  Date: date,
  AmountCents: amountCents,
})

const dateNames = {
  periodStart: 'PeriodStart',
  periodEnd: 'PeriodEnd',
  serviceUntil: 'ServiceUntil',
  noticeOn: 'NoticeOn',
  endsOn: 'EndsOn',
  collection: 'Collection',
} as const

const SubscriptionDetailWire = SubscriptionWire.extend({
  ...toWire(dateNames, {
    periodStart: MaybeDay,
    periodEnd: MaybeDay,
    serviceUntil: MaybeDay.meta({ description: 'While late or interrupted: the last day of service.' }),
    noticeOn: MaybeDay.meta({ description: 'The day of the client’s notice.' }),
    endsOn: MaybeDay.meta({ description: 'The last day.' }),
    collection: z.enum(['automatic', 'manual']),
  }),
  NextDebit: DebitWire.nullable(),
}).meta({ id: 'SubscriptionDetail' })

export const subscriptionDetailToWire = (
  detail: SubscriptionDetail,
): z.input<typeof SubscriptionDetailWire> => ({
  ...subscriptionToWire(detail),
  ...toWire(dateNames, detail),
  NextDebit: detail.nextDebit && debitToWire(detail.nextDebit),
})

export const getSubscriptionOperation = operation({
  method: 'GET',
  path: '/subscriptions/{id}',
  tag: subscriptions,
  summary: 'Lire un abonnement',
  access: 'signedIn',
  params: IdParam,
  status: 200,
  answer: SubscriptionDetailWire,
  refusals: ['not_found'],
})

const timelineNames = { at: 'At', kind: 'Kind', text: 'Text' } as const
const TimelineEntryWire = z
  .object(toWire(timelineNames, { at: Instant, kind: z.string(), text: z.string() }))
  .meta({ id: 'SubscriptionEntry' })

export const timelineLineToWire = (line: TimelineLine): z.input<typeof TimelineEntryWire> =>
  toWire(timelineNames, line)

export const getSubscriptionTimelineOperation = operation({
  method: 'GET',
  path: '/subscriptions/{id}/timeline',
  tag,
  summary: 'Lire ce qui est arrivé à un abonnement, le plus ancien d’abord',
  access: 'signedIn',
  params: IdParam,
  status: 200,
  answer: z.array(TimelineEntryWire),
  refusals: ['not_found'],
})

const TerminationWire = z
  .object({
    NoticeEnds: z.iso.date(),
    LastDay: z.iso.date(),
    RefundCents: z.int(),
    Debits: z.array(DebitWire).meta({ description: 'What is still to be issued up to the last day.' }),
  })
  .meta({ id: 'TerminationPreview' })

export const terminationToWire = (preview: TerminationPreview): z.input<typeof TerminationWire> => ({
  NoticeEnds: preview.noticeEnds,
  LastDay: preview.lastDay,
  RefundCents: preview.refundCents,
  Debits: preview.debits.map(debitToWire),
})

export const previewTerminationOperation = operation({
  method: 'GET',
  path: '/subscriptions/{id}/termination',
  tag,
  summary: 'Voir ce que donnerait une résiliation demandée un jour donné, aujourd’hui sans `on`',
  access: 'signedIn',
  params: IdParam,
  query: z.object({ on: dayOf('Le jour').optional() }),
  status: 200,
  answer: TerminationWire,
  refusals: ['not_found', 'conflict'],
})

const noticeNames = { on: 'On' } as const

export const terminateSubscriptionOperation = operation({
  method: 'POST',
  path: '/subscriptions/{id}/termination',
  tag,
  summary: 'Résilier un abonnement ; l’agence peut noter un préavis reçu avant',
  access: 'signedIn',
  limit: 'billing',
  params: IdParam,
  body: z
    .object(toWire(noticeNames, { on: nullAsMissing(dayOf('Le jour du préavis')) }))
    .transform((body) => toDomain(noticeNames, body)),
  names: noticeNames,
  status: 200,
  answer: SubscriptionDetailWire,
  refusals: ['not_found', 'conflict'],
})

export const revokeTerminationOperation = operation({
  method: 'DELETE',
  path: '/subscriptions/{id}/termination',
  tag,
  summary: 'Annuler une résiliation, jusqu’au dernier jour',
  access: 'signedIn',
  limit: 'billing',
  params: IdParam,
  status: 200,
  answer: SubscriptionDetailWire,
  refusals: ['not_found', 'conflict'],
})

const queryNames = { plan: 'plan', paymentPlan: 'payementPlan' } as const

export const previewChangeOperation = operation({
  method: 'GET',
  path: '/subscriptions/{id}/change',
  tag,
  summary: 'Voir quand une autre formule prendrait effet et ce qu’elle coûterait aujourd’hui',
  access: 'signedIn',
  params: IdParam,
  query: z
    .object(toWire(queryNames, { plan: SubscriptionPlan, paymentPlan: PaymentPlan }))
    .transform((query) => toDomain(queryNames, query)),
  status: 200,
  answer: z.object({ EffectiveOn: z.iso.date(), AmountDueCents: z.int() }).meta({ id: 'ChangePreview' }),
  refusals: ['not_found', 'conflict'],
})

const changeNames = {
  plan: 'Plan',
  paymentPlan: 'PayementPlan',
  amountDueCents: 'AmountDueCents',
} as const

export const changeSubscriptionOperation = operation({
  method: 'POST',
  path: '/subscriptions/{id}/change',
  tag,
  summary:
    'Changer de formule ou de rythme, au montant que l’aperçu a donné ; `url` : la page où il reste à payer',
  access: 'signedIn',
  limit: 'billing',
  params: IdParam,
  body: z.object(toWire(changeNames, PlanChange.shape)).transform((body) => toDomain(changeNames, body)),
  names: changeNames,
  status: 200,
  answer: z.union([SubscriptionDetailWire, z.object({ url: z.url() })]),
  refusals: ['not_found', 'conflict', 'provider'],
})

export const cancelChangeOperation = operation({
  method: 'DELETE',
  path: '/subscriptions/{id}/change',
  tag,
  summary: 'Annuler un changement qui attend la période suivante ou son paiement',
  access: 'signedIn',
  limit: 'billing',
  params: IdParam,
  status: 200,
  answer: SubscriptionDetailWire,
  refusals: ['not_found', 'conflict', 'provider'],
})
