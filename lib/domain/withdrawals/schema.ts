import { z } from 'zod'
import { EntityIdText } from '../entity-id'
import { emailAddress, personName, requiredText } from '../fields'
import { ARTICLES_MAX, NAME_MAX, ORDER_MAX, REFUSAL_MAX } from './field-lengths'

const oneLine = (label: string, max: number) =>
  requiredText(label, max).refine((text) => !/[\r\n\t]/.test(text), { error: `${label} sur une ligne.` })

/** A withdrawal as typed on the shop's page, without access to its orders. */
export const TypedWithdrawal = z.object({
  websiteId: EntityIdText,
  submissionId: z.uuid(),
  name: personName('Le nom', NAME_MAX),
  email: emailAddress,
  orderText: oneLine('Le numéro de commande', ORDER_MAX),
  articles: oneLine('Les articles', ARTICLES_MAX),
})
export type TypedWithdrawal = z.infer<typeof TypedWithdrawal>

/** The owner's reason for a refusal, shown to the shopper. */
export const Refusal = requiredText('Le motif', REFUSAL_MAX)
