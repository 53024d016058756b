import { z } from 'zod'

/** The maximum of a row's id: PostgreSQL's `integer`. */
export const MAX_ID = 2_147_483_647
export const NOT_AN_ID = `L’identifiant doit être un entier positif, ${MAX_ID.toLocaleString('fr-FR')} au plus.`
const error = { error: NOT_AN_ID }

/** The id of a row, as a number. */
export const EntityId = z.int(error).positive(error).max(MAX_ID, error)

/** The id of a row as text: in a path, a query string, a form. */
export const EntityIdText = z
  .string(error)
  .regex(/^[1-9]\d{0,9}$/, error)
  .transform(Number)
  .pipe(EntityId)
  // The API's description shows the number, not the text in a URL.
  .meta({ override: { type: 'integer', minimum: 1, maximum: MAX_ID, pattern: undefined } })

/** An id in a form, where an empty field means no value. */
export const MaybeIdText = z.union([z.literal('').transform(() => null), EntityIdText], error)
