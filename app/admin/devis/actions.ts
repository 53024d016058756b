'use server'

import { z } from 'zod'
import { termsText } from '@/app/(public)/_texts/terms-text'
import { settleQuoteWithdrawal } from '@/lib/domain/contracts/settle-quote-withdrawal'
import { withdrawFromQuote } from '@/lib/domain/contracts/withdraw-from-quote'
import { EntityIdText } from '@/lib/domain/entity-id'
import { optionalText } from '@/lib/domain/fields'
import { parseEuros } from '@/lib/domain/money'
import { deleteQuote, draftQuote, editQuote } from '@/lib/domain/quotes/save-quote'
import { REASON_MAX, readSource } from '@/lib/domain/quotes/schema'
import { sendQuote } from '@/lib/domain/quotes/send-quote'
import { withdrawQuote } from '@/lib/domain/quotes/withdraw-quote'
import { formAction } from '@/lib/server/forms/form-action'
import { dayText } from '../subscriptions/gestures/fields'
import { QuoteFields } from './quote-fields'

const options = { access: 'signedIn', from: '/admin/devis' } as const

/** In addition to the quote's fields: its id, or the source of a new quote, and the pressed button. */
const Saved = z
  .record(z.string(), z.string())
  .transform(({ id = '', source = '', then = '', ...fields }) => ({ id, source, then, fields }))

export const saveQuoteAction = formAction({ ...options, schema: Saved }, async (ctx, sent) => {
  const quote = QuoteFields.parse(sent.fields)
  const { id } =
    sent.id === ''
      ? await draftQuote(ctx, { source: readSource(sent.source), quote })
      : { id: EntityIdText.parse(sent.id) }
  if (sent.id !== '') await editQuote(ctx, { id, quote })
  const isPreview = sent.then === 'apercu'
  return isPreview || sent.id === ''
    ? { redirectTo: `/admin/devis/${id}${isPreview ? '?vue=apercu' : ''}` }
    : { message: 'Brouillon enregistré.' }
})

const OfQuote = z.object({ id: EntityIdText })

export const sendQuoteAction = formAction({ ...options, schema: OfQuote }, async (ctx, { id }) => {
  await sendQuote(ctx, { id, termsText: await termsText() })
  return { message: 'Devis envoyé.', redirectTo: `/admin/devis/${id}` }
})

export const withdrawQuoteAction = formAction({ ...options, schema: OfQuote }, async (ctx, { id }) => {
  await withdrawQuote(ctx, id)
  return { message: 'Devis repris\u00a0: il est de nouveau un brouillon.' }
})

export const deleteQuoteAction = formAction({ ...options, schema: OfQuote }, async (ctx, { id }) => {
  await deleteQuote(ctx, id)
  return { message: 'Brouillon supprimé.', redirectTo: '/admin/devis' }
})

export const recordWithdrawalAction = formAction(
  { ...options, schema: OfQuote.extend({ on: dayText('Le jour de la rétractation') }) },
  async (ctx, declared) => {
    await withdrawFromQuote(ctx, declared)
    return { message: 'Rétractation notée.' }
  },
)

/** Zero is allowed. */
const keptText = z.string().transform((text, { issues }) => {
  const cents = parseEuros(text)
  if (cents !== null && cents >= 0) return cents
  issues.push({ code: 'custom', message: 'La somme gardée est une somme en euros, ou 0.', input: text })
  return z.NEVER
})

export const settleWithdrawalAction = formAction(
  {
    ...options,
    schema: OfQuote.extend({
      keptCents: keptText,
      reason: optionalText('La raison', REASON_MAX),
    }),
  },
  async (ctx, kept) => {
    await settleQuoteWithdrawal(ctx, kept)
    return { message: 'Somme gardée enregistrée.' }
  },
)
