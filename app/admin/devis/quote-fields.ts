import { z } from 'zod'
import { parseEuros, readDecimal } from '@/lib/domain/money'
import { MAX_LINES } from '@/lib/domain/quotes/lines'
import { QuoteInput } from '@/lib/domain/quotes/schema'

/** An invalid number stays invalid, so that the schema reports its field. */
const cents = (text: string | undefined) => parseEuros(text ?? '') ?? Number.NaN
const whole = (text: string | undefined) => (/^\d{1,9}$/.test(text?.trim() ?? '') ? Number(text) : Number.NaN)

/** Reads a typed percentage with one decimal. */
function permille(text: string | undefined): number {
  const read = readDecimal(text ?? '')
  return read && !read.hasMoreDecimals && read.hundredths % 10 === 0 ? read.hundredths / 10 : Number.NaN
}

const orNull = (text: string | undefined) => text || null

/** The fields of a quote as its form sends them, `lines.0.label` and so on; rows without label and price are left out. */
export const QuoteFields = z.record(z.string(), z.string()).transform((fields, ctx) => {
  const rows = Array.from({ length: MAX_LINES }, (_, index) => index).filter(
    (index) => fields[`lines.${index}.label`]?.trim() || fields[`lines.${index}.price`]?.trim(),
  )
  const checked = QuoteInput.safeParse({
    ...{ email: fields.email, firstName: fields.firstName, lastName: fields.lastName },
    ...{ businessName: fields.businessName ?? '', clientKind: fields.clientKind },
    isOffPremises: fields.isOffPremises !== undefined,
    websiteId: fields.websiteId ? whole(fields.websiteId) : null,
    ...{ siteName: fields.siteName ?? '', siteUrl: fields.siteUrl ?? '' },
    ...{ formula: orNull(fields.formula), plan: orNull(fields.plan) },
    paymentPlan: orNull(fields.paymentPlan),
    depositPermille: permille(fields.deposit),
    deliveryWeeks: whole(fields.deliveryWeeks),
    note: fields.note ?? '',
    lines: rows.map((index) => ({
      kind: fields[`lines.${index}.kind`],
      label: fields[`lines.${index}.label`],
      quantity: whole(fields[`lines.${index}.quantity`]),
      unitCents: cents(fields[`lines.${index}.price`]),
      vatPermille: whole(fields[`lines.${index}.vat`]),
    })),
  })
  if (checked.success) return checked.data
  for (const { path, message } of checked.error.issues)
    ctx.addIssue({ code: 'custom', path: fieldOf(path, rows), message })
  return z.NEVER
})

const NAMES: Record<string, string> = { unitCents: 'price', vatPermille: 'vat', depositPermille: 'deposit' }

/** The form's name of an invalid field: the list of lines omits empty rows. */
function fieldOf(path: readonly PropertyKey[], rows: readonly number[]): string[] {
  const [first = '', index, field] = path.join('.').split('.')
  if (first !== 'lines' || index === undefined) return [NAMES[first] ?? first]
  return ['lines', String(rows[Number(index)] ?? index), NAMES[field ?? ''] ?? field ?? 'label']
}
