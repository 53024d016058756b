import { z } from 'zod'
import { CreditInput, InvoiceIds, NotedPayment } from '@/lib/domain/invoices/schema'
import { SubmissionId } from '@/lib/domain/submissions/schema'
import { InvoiceDetailWire } from './invoices'
import { toDomain, toWire } from './names'
import { IdParam, operation } from './operation'

const tag = 'Règlements'

export const payInvoicesOperation = operation({
  method: 'POST',
  path: '/invoices/pay',
  tag,
  summary: 'Ouvrir la page qui paie une ou plusieurs de ses factures',
  access: 'signedIn',
  limit: 'billing',
  body: z.object({ Ids: InvoiceIds }).transform(({ Ids: ids }) => ({ ids })),
  names: { ids: 'Ids' },
  status: 200,
  answer: z.object({ url: z.url() }),
  refusals: ['not_found', 'conflict', 'provider'],
})

const paymentNames = { on: 'On', reference: 'Reference' } as const

export const notePaymentOperation = operation({
  method: 'POST',
  path: '/invoices/{id}/payments',
  tag,
  summary: 'Noter le virement ou le chèque qui paie une facture',
  access: 'subscriptions.manage',
  params: IdParam,
  body: z.object(toWire(paymentNames, NotedPayment.shape)).transform((body) => toDomain(paymentNames, body)),
  names: paymentNames,
  status: 200,
  answer: InvoiceDetailWire,
  refusals: ['not_found', 'conflict', 'provider'],
})

const creditNames = { reason: 'Reason', amountCents: 'AmountCents', submissionId: 'SubmissionId' } as const

export const creditInvoiceOperation = operation({
  method: 'POST',
  path: '/invoices/{id}/credit-note',
  tag,
  summary: 'Faire un avoir sur une facture, de tout ce qui en reste sans montant',
  access: 'subscriptions.manage',
  params: IdParam,
  body: z
    .object(toWire(creditNames, { ...CreditInput.shape, submissionId: SubmissionId }))
    .transform((body) => toDomain(creditNames, body)),
  names: creditNames,
  status: 201,
  answer: InvoiceDetailWire,
  refusals: ['not_found', 'conflict', 'provider'],
})
