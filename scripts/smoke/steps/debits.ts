import { PaymentFault } from '../../../lib/providers/payments/payment-fault'
import type { Intent } from '../../../lib/providers/payments/platform-payments'
import {
  createTestCustomer,
  debitTestMethod,
  refundTestPayment,
  saveTestAccount,
  saveTestCard,
} from '../../../lib/providers/payments/try-debits'
import type { Key } from '../keys'
import { needed, Skipped, type Walk } from '../walk'
import { testAddress } from './account'

const CENTS = 3_500

/** Stripe's test cards and accounts, each with its bank's response to a debit: https://docs.stripe.com/testing */
const CARDS: { label: string; card: string; answers: (intent: Intent) => boolean; says: string }[] = [
  {
    label: 'toujours authentifiée',
    card: 'pm_card_authenticationRequired',
    answers: ({ status, refusal }) => status === 'refused' && refusal?.needsCustomer === true,
    says: 'la banque demande son client, comme attendu.',
  },
  {
    label: 'refusée après enregistrement',
    card: 'pm_card_chargeCustomerFail',
    answers: ({ status, refusal }) => status === 'refused' && refusal?.needsCustomer === false,
    says: 'enregistrée, puis refusée, comme attendu.',
  },
]

const ACCOUNTS = [
  { label: 'qui paie', iban: 'FR1420041010050500013M02606' },
  { label: 'qui rejette', iban: 'FR8420041010050500013M02607' },
]

/** Checks Stripe's responses with this key: cards, accounts and a refund, without a client of the product. */
export async function walkDebits(walk: Walk, key: Key): Promise<void> {
  const email = testAddress('debits')
  const customer = await walk.step('Stripe, client', async () => {
    if (key === 'absent') throw new Skipped('sans STRIPE_SECRET_KEY, rien n’est demandé à Stripe.')
    const id = await permitted(() => createTestCustomer(email))
    return { says: `${id} est créé.`, value: id }
  })
  const paid = await walk.step('Stripe, carte acceptée', async () => {
    const owner = needed(customer, 'Stripe, client')
    const intent = await permitted(async () =>
      debitTestMethod(owner, await saveTestCard(owner, 'pm_card_visa'), CENTS),
    )
    if (intent.status !== 'succeeded') throw new Error(`le prélèvement est ${intent.status}`)
    return { says: '35,00\u00a0€ prélevés.', value: intent.intentId }
  })
  for (const { label, card, answers, says } of CARDS)
    await walk.step(`Stripe, carte ${label}`, async () => {
      const owner = needed(customer, 'Stripe, client')
      const intent = await permitted(async () =>
        debitTestMethod(owner, await saveTestCard(owner, card), CENTS),
      )
      if (!answers(intent)) throw new Error(`le prélèvement est ${intent.status}`)
      return { says, value: undefined }
    })
  for (const { label, iban } of ACCOUNTS)
    await walk.step(`Stripe, IBAN ${label}`, async () => {
      const owner = needed(customer, 'Stripe, client')
      const intent = await permitted(async () =>
        debitTestMethod(owner, await saveTestAccount(owner, iban, email), CENTS),
      )
      if (intent.status !== 'processing') throw new Error(`le prélèvement est ${intent.status}`)
      return { says: 'mandat signé, prélèvement en cours.', value: undefined }
    })
  await walk.step('Stripe, remboursement', async () => {
    const status = await permitted(() => refundTestPayment(needed(paid, 'Stripe, carte acceptée')))
    if (status !== 'succeeded' && status !== 'pending') throw new Error(`le remboursement est ${status}`)
    return { says: '35,00\u00a0€ rendus.', value: undefined }
  })
}

/** Skips a step that a restricted key may not do, which is not a fault of the installation. */
async function permitted<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof PaymentFault && /required permissions/i.test(error.message))
      throw new Skipped('la clé restreinte n’a pas ce droit, dont le produit n’a pas besoin.')
    throw error
  }
}
