import { type Query } from '@/lib/server/list-address'
import { SHEET_NAMES, type Sheet } from '../sheet'

/** What the agency does with a subscription, as the address of its sheet names it. */
export const GESTURES = {
  paiement: 'Noter un paiement',
  avoir: 'Faire un avoir',
  formule: 'Changer de formule',
  prix: 'Annoncer un prix',
  avertissement: 'Avertir le client',
  preavis: 'Noter un préavis',
  fin: 'Mettre fin',
  reprise: 'Remettre en service',
  virement: 'Noter un virement',
} as const
export type Gesture = keyof typeof GESTURES

/** The sheet in which new terms are announced. */
export const TERMS_ROW = 'conditions'

const GESTURE = 'geste'
/** What the first step of a gesture asks, whose second shows what follows from it. */
export const STEP_NAMES = [
  'motif',
  'jour',
  'formule',
  'rythme',
  'prix',
  'pour-tous',
  'remboursement',
] as const

/** Names of the query that are not the list's. */
export const BESIDE = [...SHEET_NAMES, GESTURE, ...STEP_NAMES]

export function readGesture(query: Query): Gesture | null {
  const named = query[GESTURE]
  return typeof named === 'string' && Object.hasOwn(GESTURES, named) ? (named as Gesture) : null
}

export type Steps = Partial<Record<(typeof STEP_NAMES)[number], string>>

export const readSteps = (query: Query): Steps =>
  Object.fromEntries(
    STEP_NAMES.flatMap((name) => {
      const value = query[name]
      return typeof value === 'string' && value !== '' ? [[name, value]] : []
    }),
  )

/** The addresses within a subscription's sheet. */
export const sheetAddresses = ({ here }: Pick<Sheet, 'here'>, id: number) => ({
  sheet: here({ fiche: String(id) }),
  gesture: (gesture: Gesture, steps: Steps = {}) =>
    here({ fiche: String(id), [GESTURE]: gesture, ...(steps as Record<string, string>) }),
})
export type SheetAddresses = ReturnType<typeof sheetAddresses>

/** Hidden fields of a first step's form, which keep the list and the sheet. */
export const stepFields = ({ list, open }: Pick<Sheet, 'list' | 'open'>, gesture: Gesture) => ({
  ...list,
  fiche: open,
  [GESTURE]: gesture,
})
