import { z } from 'zod'
import type { Day } from '../calendar'
import { calendarDate, emailAddress, optionalText, personName, requiredText } from '../fields'
import {
  type CancellationKind,
  CONTRACT_MAX,
  LEGAL_NAME_MAX,
  NAME_MAX,
  POSTAL_ADDRESS_MAX,
  REASON_MAX,
} from './policy'

/** Text on one line. */
const line = (label: string, max: number) =>
  requiredText(label, max).refine((text) => !/[\r\n\t]/.test(text), {
    error: `${label} tient sur une ligne.`,
  })

/** A consumer's withdrawal from a contract. Its receipt, which must repeat it, goes to an address that its sender chose. */
export const Withdrawal = z.object({
  name: personName('Le nom', NAME_MAX),
  email: emailAddress,
  contract: line('Le contrat', CONTRACT_MAX),
})
export type Withdrawal = z.infer<typeof Withdrawal>

export const NO_ADDRESS = {
  path: ['email'],
  error: 'Indiquez une adresse e-mail ou, à défaut, une adresse postale.',
}

/** What article D. 215-2 of the Code de la consommation lets a client fill in. */
export const TerminationFields = z.object({
  name: line('Le nom', LEGAL_NAME_MAX),
  email: z.literal('').or(emailAddress).default(''),
  postalAddress: optionalText('L’adresse postale', POSTAL_ADDRESS_MAX).default(''),
  contract: line('Le contrat', CONTRACT_MAX),
  /** '' for as soon as possible. */
  wishedOn: z
    .literal('')
    .or(calendarDate('La date souhaitée').transform((date) => date as Day))
    .default(''),
  reason: optionalText('Le motif', REASON_MAX).default(''),
})

export const hasAddress = ({ email, postalAddress }: { email: string; postalAddress: string }): boolean =>
  email !== '' || postalAddress !== ''

export const Termination = TerminationFields.refine(hasAddress, NO_ADDRESS)
export type Termination = z.infer<typeof Termination>

const SCHEMAS = { termination: Termination, withdrawal: Withdrawal }

/** What the sender wrote, with the fields of both kinds. */
export type Declaration = Termination & { kind: CancellationKind }

const OF_WITHDRAWAL = { postalAddress: '', wishedOn: '', reason: '' } as const

export const declarationOf = (kind: CancellationKind, fields: Termination | Withdrawal): Declaration => ({
  ...OF_WITHDRAWAL,
  ...fields,
  kind,
})

/** The declaration in a stored message; null for any other message. */
export function parseDeclaration(kind: CancellationKind, fields: unknown): Declaration | null {
  const { data } = SCHEMAS[kind].safeParse(fields)
  return data ? declarationOf(kind, data) : null
}

export const CancellationAnswer = z.object({ answer: requiredText('La réponse', 2_000) })
