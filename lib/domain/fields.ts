import { z } from 'zod'

/** Without control characters but line breaks and tabs, and without halves of characters: PostgreSQL stores neither. */
const storable = (text: string) =>
  text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')

/** Text of a form: trimmed, no control characters but line breaks and tabs, with a French reason when it does not fit. */
export const requiredText = (label: string, max: number) =>
  z
    .string({ error: `${label} est obligatoire.` })
    .transform((text) => storable(text).trim())
    .pipe(
      z
        .string()
        .min(1, { error: `${label} est obligatoire.` })
        .max(max, { error: `${label} ne peut pas dépasser ${max.toLocaleString('fr-FR')} caractères.` }),
    )
    // For the API's description, which sees no further than the transform.
    .meta({ minLength: 1, maxLength: max })

export const optionalText = (label: string, max: number) =>
  z
    .string({ error: `${label} doit être un texte.` })
    .transform((text) => storable(text).trim())
    .pipe(
      z
        .string()
        .max(max, { error: `${label} ne peut pas dépasser ${max.toLocaleString('fr-FR')} caractères.` }),
    )
    .meta({ maxLength: max })

export const emailAddress = z
  .string({ error: 'L’adresse e-mail est obligatoire.' })
  .trim()
  .min(1, { error: 'L’adresse e-mail est obligatoire.' })
  .max(254, { error: 'L’adresse e-mail est trop longue.' })
  .pipe(
    z.email({ error: 'L’adresse e-mail n’est pas valide : vérifiez qu’elle ressemble à nom@domaine.fr.' }),
  )

export const yesNo = (label: string) => z.boolean({ error: `${label} : répondez par oui ou par non.` })

/** A checkbox as a form sends it: 'on' when ticked, absent when not. */
export const checkbox = z
  .string()
  .optional()
  .transform((value) => value !== undefined)
