import type { Day } from '../calendar'
import { frenchDay } from '../french-days'

/** What can be declared online: a contract's end by notice, or a consumer's withdrawal from it. */
export const CANCELLATION_KINDS = ['termination', 'withdrawal'] as const
export type CancellationKind = (typeof CANCELLATION_KINDS)[number]

/** The mark of its contact message. */
export const MARKS = {
  termination: { form: 'termination-form', subject: 'resiliation' },
  withdrawal: { form: 'withdrawal-form', subject: 'retractation' },
} as const

/** The kind of a stored message; null for any other. */
export const kindOfForm = (form: string): CancellationKind | null =>
  CANCELLATION_KINDS.find((kind) => MARKS[kind].form === form) ?? null

/** In characters; short, because the declaration is mailed to an address that its sender chose. */
export const NAME_MAX = 60
export const LEGAL_NAME_MAX = 100
export const CONTRACT_MAX = 120
export const POSTAL_ADDRESS_MAX = 200
export const REASON_MAX = 300

/** The wording of a declaration, shared by page, mail and PDF. */
export const STATEMENTS: Record<CancellationKind, string> = {
  termination: 'Je vous notifie la résiliation du contrat ci-dessous.',
  withdrawal: 'Je vous notifie ma rétractation du contrat ci-dessous.',
}

/** « votre résiliation » */
export const NOUNS: Record<CancellationKind, string> = {
  termination: 'résiliation',
  withdrawal: 'rétractation',
}

type Declared = {
  name: string
  email: string
  contract: string
  postalAddress?: string | undefined
  wishedOn?: Day | '' | undefined
  reason?: string | undefined
}

/** The fields of a declaration with their labels. A termination also lists the fields left empty. */
export function declaredRows(kind: CancellationKind, declared: Declared): { label: string; value: string }[] {
  const { name, email, contract, postalAddress = '', wishedOn = '', reason = '' } = declared
  if (kind === 'withdrawal')
    return [
      { label: 'Nom', value: name },
      { label: 'Contrat', value: contract },
      { label: 'E-mail', value: email },
    ]
  return [
    { label: 'Nom ou dénomination', value: name },
    { label: 'Contrat', value: contract },
    ...(email === '' ? [] : [{ label: 'E-mail', value: email }]),
    ...(postalAddress === '' ? [] : [{ label: 'Adresse postale', value: postalAddress }]),
    { label: 'Date souhaitée', value: wishedOn === '' ? 'Dès que possible' : frenchDay(wishedOn) },
    ...(reason === '' ? [] : [{ label: 'Motif', value: reason }]),
  ]
}

/** A contract that a signed-in client can choose, as the form shows it. */
export type OwnContract = { id: number; label: string; effects: string }

export const writeOwnContracts = (contracts: readonly OwnContract[]): string => JSON.stringify(contracts)

/** The contracts passed to the form; empty if they cannot be read. */
export function readOwnContracts(text: string | undefined): OwnContract[] {
  try {
    const read: unknown = JSON.parse(text || '[]')
    return Array.isArray(read) ? read : []
  } catch {
    return []
  }
}
