import { type Query } from '@/lib/server/requests/list-address'
import { SHEET_NAMES, type Sheet } from '../sheet'

/** The agency's actions on a subscription, by their name in the sheet's URL. */
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
  ligne: 'Ajouter une ligne',
  'prix-ligne': 'Changer le prix',
  'fin-ligne': 'Mettre fin à la ligne',
} as const
export type Gesture = keyof typeof GESTURES

/** The actions on a recurring line. */
const LINE_GESTURES = ['ligne', 'prix-ligne', 'fin-ligne'] as const
export type LineGesture = (typeof LINE_GESTURES)[number]
export const isLineGesture = (gesture: Gesture | null): gesture is LineGesture =>
  (LINE_GESTURES as readonly (Gesture | null)[]).includes(gesture)

/** The sheet of a client's lines and invoices without a subscription. */
export const STANDALONE_ROW = 'client'

/** The sheet in which new terms are announced. */
export const TERMS_ROW = 'conditions'

const GESTURE = 'geste'
/** The fields of an action's first step; the second step shows the consequences. */
export const STEP_NAMES = [
  'motif',
  'jour',
  'formule',
  'rythme',
  'prix',
  'pour-tous',
  'remboursement',
  'ligne',
] as const

/** Query parameters that do not belong to the list. */
export const SHEET_PARAMETERS = [...SHEET_NAMES, GESTURE, ...STEP_NAMES]

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

/** The URLs within a subscription's sheet; `kept`: further parameters that identify the sheet. */
export const sheetAddresses = (
  { here }: Pick<Sheet, 'here'>,
  id: number | typeof STANDALONE_ROW,
  kept: Record<string, string> = {},
) => ({
  sheet: here({ fiche: String(id), ...kept }),
  gesture: (gesture: Gesture, steps: Steps = {}) =>
    here({ fiche: String(id), ...kept, [GESTURE]: gesture, ...(steps as Record<string, string>) }),
})
export type SheetAddresses = ReturnType<typeof sheetAddresses>

/** Hidden fields of a first step's form, which keep the list and the sheet. */
export const stepFields = ({ list, open }: Pick<Sheet, 'list' | 'open'>, gesture: Gesture) => ({
  ...list,
  fiche: open,
  [GESTURE]: gesture,
})
