import { z } from 'zod'
import { LinkPaymentAccount } from '@/lib/domain/payment-accounts/schema'
import { operation } from './operation'

const tag = 'Paiements'

export const openPaymentAccountOperation = operation({
  method: 'POST',
  path: '/stripe/account',
  tag,
  summary: 'Ouvrir son compte de paiement, ou retrouver celui qui existe',
  access: 'signedIn',
  limit: 'paymentAccount',
  repeatsError: true,
  status: 200,
  answer: z.object({
    account: z.string().meta({ description: 'L’identifiant du compte chez le prestataire.' }),
  }),
  refusals: ['conflict', 'provider'],
})

export const linkPaymentAccountOperation = operation({
  method: 'POST',
  path: '/stripe/account_link',
  tag,
  summary: 'L’adresse où compléter son compte de paiement ; elle sert une fois, quelques minutes',
  access: 'signedIn',
  limit: 'paymentAccount',
  body: LinkPaymentAccount,
  repeatsError: true,
  status: 200,
  answer: z.object({ url: z.string() }),
  refusals: ['not_found', 'provider'],
})
