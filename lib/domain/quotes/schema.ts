import { z } from 'zod'
import { PAYMENT_FORMULAS, type PaymentFormula } from '@/content/payment-formulas'
import { PLANS, RHYTHMS } from '@/content/plan-facts'
import type { quoteWithdrawals } from '@/db/schema/quote-withdrawals'
import type { QuoteDocument, quoteAcceptances, quoteLines, quotes } from '@/db/schema/quotes'
import type { ClientKind } from '../billing-rules/schema'
import type { Day } from '../calendar'
import { EntityId } from '../entity-id'
import { emailAddress, optionalText, personName, requiredText, webAddress } from '../fields'
import { listFilter } from '../lists/filter'
import { VAT_RATES } from '../vat'
import { MAX_LINES } from './lines'

export type { QuoteDocument }
export type QuoteRow = typeof quotes.$inferSelect
export type QuoteLineRow = typeof quoteLines.$inferSelect

/** `withdrawn`: accepted, then withdrawn from by a consumer within the 14 days. */
export const QUOTE_STATUSES = ['draft', 'sent', 'accepted', 'withdrawn', 'refused', 'expired'] as const
export type QuoteStatus = (typeof QUOTE_STATUSES)[number]

const CLIENT_KINDS = ['consumer', 'non_professional', 'professional'] as const satisfies readonly ClientKind[]

/** Of all one-time amounts. */
export const DEFAULT_DEPOSIT_PERMILLE = 300
export const VALID_DAYS = 30
const MAX_WEEKS = 104
/** Maximum of one line: 1 000 000 €. */
const MAX_CENTS = 100_000_000

const WRONG_PRICE = 'Le prix est un montant de 0 à 1\u00a0000\u00a0000\u00a0€, avec deux décimales au plus.'
const WRONG_QUANTITY = 'La quantité est un nombre entier, de 1 à 1\u00a0000.'
const WRONG_DEPOSIT = 'L’acompte va de 0 à 100\u00a0%, avec une décimale au plus.'
const WRONG_WEEKS = `Le délai est un nombre entier de semaines, de 1 à ${MAX_WEEKS}.`

const QuoteLineInput = z.object({
  kind: z.enum(['development', 'option'], { error: 'Choisissez une sorte de ligne.' }),
  label: requiredText('L’intitulé', 300),
  quantity: z.int({ error: WRONG_QUANTITY }).min(1, { error: WRONG_QUANTITY }).max(1_000, {
    error: WRONG_QUANTITY,
  }),
  unitCents: z
    .int({ error: WRONG_PRICE })
    .min(0, { error: WRONG_PRICE })
    .max(MAX_CENTS, { error: WRONG_PRICE }),
  vatPermille: z.literal([...VAT_RATES], { error: 'Choisissez un taux de TVA.' }),
})

const orNull = (label: string, max: number) =>
  optionalText(label, max)
    .nullable()
    .transform((text) => text || null)

/** The agency's input for a quote. A plan's price is that of the price list. */
export const QuoteInput = z
  .object({
    email: emailAddress.transform((email) => email.toLowerCase()),
    firstName: personName('Le prénom', 80),
    lastName: personName('Le nom', 80),
    businessName: orNull('L’entreprise', 150),
    clientKind: z.enum(CLIENT_KINDS, {
      error: 'Dites si c’est un particulier, une association ou un professionnel.',
    }),
    isOffPremises: z.boolean(),
    /** An existing website of the client. */
    websiteId: EntityId.nullable(),
    siteName: orNull('Le nom du site', 150),
    siteUrl: z
      .literal('')
      .transform(() => null)
      .or(webAddress('L’adresse du site').nullable()),
    formula: z.enum(PAYMENT_FORMULAS, { error: 'Choisissez une façon de payer.' }).nullable(),
    plan: z.enum(PLANS, { error: 'Choisissez une formule.' }).nullable(),
    paymentPlan: z.enum(RHYTHMS, { error: 'Choisissez un rythme de paiement.' }).nullable(),
    depositPermille: z.int({ error: WRONG_DEPOSIT }).min(0, { error: WRONG_DEPOSIT }).max(1_000, {
      error: WRONG_DEPOSIT,
    }),
    deliveryWeeks: z
      .int({ error: WRONG_WEEKS })
      .min(1, { error: WRONG_WEEKS })
      .max(MAX_WEEKS, { error: WRONG_WEEKS }),
    note: optionalText('Le mot d’accompagnement', 2_000),
    lines: z.array(QuoteLineInput).max(MAX_LINES, { error: `Un devis a ${MAX_LINES} lignes au plus.` }),
  })
  .superRefine((quote, ctx) => {
    for (const [path, message] of wrongFields(quote)) ctx.addIssue({ code: 'custom', path: [path], message })
  })
export type QuoteInput = z.infer<typeof QuoteInput>

type Checked = {
  formula: PaymentFormula | null
  plan: string | null
  websiteId: number | null
  siteName: string | null
  siteUrl: string | null
  lines: unknown[]
}

/** Inconsistent inputs, field by field. */
function* wrongFields({ formula, plan, websiteId, siteName, siteUrl, lines }: Checked) {
  if (hasPlan(formula) && plan === null) yield ['plan', 'Choisissez la formule de l’abonnement.'] as const
  if (formula !== 'subscription' && lines.length === 0)
    yield ['lines.0.label', 'Ajoutez au moins une ligne.'] as const
  if (websiteId !== null) return
  if (formula === null)
    yield ['formula', 'Choisissez comment le nouveau site est payé, ou un site qui existe.'] as const
  if (siteName === null) yield ['siteName', 'Le nom du site est obligatoire.'] as const
  if (siteUrl === null) yield ['siteUrl', 'L’adresse du site est obligatoire.'] as const
}

/** Whether this payment formula includes a subscription. */
export const hasPlan = (formula: PaymentFormula | null): boolean =>
  formula === 'subscription' || formula === 'one_time_and_subscription'

const SOURCE_KINDS = ['message', 'projet', 'demande', 'client'] as const
/** What a quote is written from. */
export type QuoteSource = { kind: (typeof SOURCE_KINDS)[number]; id: number }

/** `message-12`, `projet-3`, `demande-4`, `client-5`; null for any other text. */
export function readSource(text: unknown): QuoteSource | null {
  if (typeof text !== 'string') return null
  const [, kind, id] = /^(message|projet|demande|client)-([1-9]\d{0,8})$/.exec(text) ?? []
  return kind && id ? { kind: kind as QuoteSource['kind'], id: Number(id) } : null
}

export const QuoteFilter = listFilter(['id'], {
  etat: z.enum(QUOTE_STATUSES, { error: 'Choisissez un état.' }).optional(),
})
export type QuoteFilter = z.infer<typeof QuoteFilter>

export const QuoteCursor = z.object({ sort: z.literal('id'), id: EntityId })
export type QuoteCursor = z.infer<typeof QuoteCursor>

/** A quote as lists show it. */
export type ListedQuote = Pick<
  QuoteRow,
  'id' | 'number' | 'version' | 'email' | 'clientId' | 'sentAt' | 'validUntil' | 'createdAt'
> & {
  status: QuoteStatus
  name: string
  /** All one-time amounts, VAT included. */
  totalCents: number
  /** One period of the plan, VAT included; null without a plan. */
  planCents: number | null
  paymentPlan: QuoteRow['paymentPlan']
  refusalReason: string | null
}

/** A quote as it was last sent, for the person who may accept it. */
export type SentQuote = Pick<
  QuoteRow,
  | 'id'
  | 'version'
  | 'clientId'
  | 'ticketId'
  | 'refusedAt'
  | 'refusalReason'
  | 'depositInvoiceId'
  | 'websiteId'
> & {
  status: QuoteStatus
  number: string
  document: QuoteDocument
  quoteText: string
  termsText: string
  hash: string
  /** Whether the agency has withdrawn it, so that it is no longer open. */
  isWithdrawn: boolean
  acceptance: Pick<
    typeof quoteAcceptances.$inferSelect,
    'typedName' | 'acceptedAt' | 'startsAtOnce' | 'payableFrom'
  > | null
  /** The last day on which its client can withdraw; null if they cannot, or no longer. */
  withdrawalUntil: Day | null
  withdrawal: QuoteWithdrawal | null
}

/** `keptCents`: null until the agency has decided. */
export type QuoteWithdrawal = Pick<
  typeof quoteWithdrawals.$inferSelect,
  'on' | 'at' | 'keptCents' | 'keptReason'
>

export const QUESTION_MAX = 5_000
export const REASON_MAX = 1_000
export const TYPED_NAME_MAX = 150
