import { z } from 'zod'

/** Removes control characters except line breaks and tabs, and lone surrogates: PostgreSQL stores neither. */
const cleanText = (text: string) =>
  text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '')

/** Text of a form: trimmed, without control characters except line breaks and tabs, with a French reason when it does not fit. */
export const requiredText = (label: string, max: number) =>
  z
    .string({ error: `${label} est obligatoire.` })
    .transform((text) => cleanText(text).trim())
    .pipe(
      z
        .string()
        .min(1, { error: `${label} est obligatoire.` })
        .max(max, { error: `${label} ne peut pas dépasser ${max.toLocaleString('fr-FR')} caractères.` }),
    )
    // For the API's description, which cannot see past the transform.
    .meta({ minLength: 1, maxLength: max })

/** What a mail program may turn into a link: a scheme, `www.`, an address, or a domain, also in its other spellings. */
const LINK = /:\/\/|www\.|@|[\p{L}\p{N}]\.\p{L}{2,}/iu
const mayLink = (text: string) => LINK.test(text.normalize('NFKC').replaceAll('\u3002', '.'))

/** A person's name on one line, used in mail greetings: a link in it would reach the owner of the address. */
export const personName = (label: string, max: number) =>
  requiredText(label, max).refine((text) => !mayLink(text) && !/[\r\n\t]/.test(text), {
    error: `${label} ne peut pas contenir de lien ni d’adresse.`,
  })

const cannot = (label: string) => (label.startsWith('Les ') ? 'ne peuvent pas' : 'ne peut pas')
const mustBeText = (label: string) =>
  label.startsWith('Les ') ? 'doivent être un texte' : 'doit être un texte'

/** A label in the plural starts with « Les ». */
export const optionalText = (label: string, max: number) =>
  z
    .string({ error: `${label} ${mustBeText(label)}.` })
    .transform((text) => cleanText(text).trim())
    .pipe(
      z
        .string()
        .max(max, { error: `${label} ${cannot(label)} dépasser ${max.toLocaleString('fr-FR')} caractères.` }),
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

/** A phone number, as people write it. No numbering plan is checked: some shops and people have numbers that it does not know. */
export const PHONE_NUMBER = /^[+\d][\d .()-]{5,29}$/
export const WRONG_PHONE = 'Le numéro de téléphone n’est pas valide.'

/** A calendar date, `YYYY-MM-DD`. */
export const calendarDate = (label: string) =>
  z.iso
    .date({
      error: ({ input }) =>
        input === undefined || input === ''
          ? `${label} est obligatoire.`
          : `${label} doit être une date valable, écrite AAAA-MM-JJ.`,
      abort: true,
    })
    .refine((date) => date >= '1900-01-01' && date <= '2199-12-31', {
      error: `${label} doit être entre 1900 et 2199.`,
    })

/** The URL of a page or a file on the web, as it is typed; scripts and local files are refused. */
export const webAddress = (label: string) =>
  z
    .string({ error: `${label} est obligatoire.` })
    .trim()
    .min(1, { error: `${label} est obligatoire.`, abort: true })
    .max(2_000, { error: `${label} ne peut pas dépasser 2\u00a0000 caractères.` })
    .refine((text) => /^https?:\/\/[^\s/]/i.test(text) && !/\s/.test(text) && URL.canParse(text), {
      error: `${label} doit être complète et commencer par https:// ou http://.`,
    })
    .transform((text) => text.replace(/^https?/i, (scheme) => scheme.toLowerCase()))

export const yesNo = (label: string) => z.boolean({ error: `${label} : répondez par oui ou par non.` })

/** null stands for an omitted field. */
export const nullAsMissing = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? undefined)

/** A checkbox as a form sends it: 'on' when ticked, absent when not. */
export const checkbox = z
  .string()
  .optional()
  .transform((value) => value !== undefined)

/** A field that a page's script fills with JSON. */
export const jsonOf = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .string()
    .max(50_000)
    .transform((text, ctx) => {
      try {
        return JSON.parse(text) as unknown
      } catch {
        ctx.addIssue('Cette réponse n’est pas lisible.')
        return z.NEVER
      }
    })
    .pipe(schema)
