import { z } from 'zod'
import { isSiren } from '../contracts/siren'
import { isVatNumber } from '../contracts/vat-number'
import { optionalText, webAddress } from '../fields'

const none = z.literal('')
const line = (label: string, max = 200) =>
  optionalText(label, max).refine((text) => !/[\r\n]/.test(text), { error: `${label} tient sur une ligne.` })

const compact = (text: string) => text.replace(/[\s\u00a0]/g, '')

/** Digits alone are a French number; that of another register has letters. */
const companyNumber = line('Le numéro d’entreprise', 30).transform((text, { issues }) => {
  const short = compact(text)
  if (short === '' || /[a-z]/i.test(short)) return text
  if (/^(\d{9}|\d{14})$/.test(short) && isSiren(short.slice(0, 9))) return short
  issues.push({ code: 'custom', message: WRONG_NUMBER, input: text })
  return z.NEVER
})
const WRONG_NUMBER =
  'Ce numéro n’est pas valable\u00a0: le SIREN compte 9 chiffres et le SIRET 14. Vérifiez chaque chiffre.'

const vatNumber = line('Le numéro de TVA', 30)
  .transform((text) => compact(text).toUpperCase())
  .refine((number) => number === '' || isVatNumber(number), {
    error: 'Ce numéro de TVA n’est pas valable\u00a0: il ressemble à FR\u00a032\u00a0123456789.',
  })

/** The seller's company details. */
export const CompanyInput = z
  .object({
    legalForm: line('La forme juridique', 100),
    shareCapital: line('Le capital social', 100),
    companyNumber,
    registry: z.enum(['rcs', 'rne', 'exempt'], { error: 'Choisissez un registre.' }).nullish().default(null),
    registryCity: line('Le greffe', 100),
    vatNumber,
    insurer: optionalText('L’assurance', 300),
  })
  .refine(({ registry, registryCity }) => registry !== 'rcs' || registryCity !== '', {
    path: ['registryCity'],
    error: 'Indiquez le greffe du RCS, par exemple Montpellier.',
  })
export type CompanyInput = z.infer<typeof CompanyInput>

export const MediatorInput = z.object({
  mediatorName: line('Le nom du médiateur'),
  mediatorAddress: optionalText('L’adresse du médiateur', 300),
  mediatorUrl: none.or(webAddress('L’adresse du site du médiateur')),
})
export type MediatorInput = z.infer<typeof MediatorInput>

export const ReturnsInput = z.object({
  returnCosts: z.enum(['seller', 'shopper'], { error: 'Choisissez qui paie.' }).nullish().default(null),
  returnAddress: optionalText('L’adresse de retour', 300),
  commercialGuarantee: optionalText('La garantie commerciale', 2_000),
})
export type ReturnsInput = z.infer<typeof ReturnsInput>
