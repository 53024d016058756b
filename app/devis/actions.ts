'use server'

import { refresh } from 'next/cache'
import { z } from 'zod'
import { withdrawFromQuote } from '@/lib/domain/contracts/withdraw-from-quote'
import { EntityIdText } from '@/lib/domain/entity-id'
import { checkbox, optionalText, requiredText } from '@/lib/domain/fields'
import { acceptQuote } from '@/lib/domain/quotes/accept-quote'
import { askAboutQuote } from '@/lib/domain/quotes/ask-about-quote'
import type { QuoteKey } from '@/lib/domain/quotes/quote-key'
import { refuseQuote } from '@/lib/domain/quotes/refuse-quote'
import { QUESTION_MAX, REASON_MAX, TYPED_NAME_MAX } from '@/lib/domain/quotes/schema'
import { formAction } from '@/lib/server/forms/form-action'

/** The token of the mailed link, or the id of the client's own quote. */
const Which = z.object({ token: z.string().max(200).optional(), quoteId: EntityIdText.optional() })

const keyOf = ({ token, quoteId }: z.infer<typeof Which>): QuoteKey =>
  quoteId === undefined ? { token: token ?? '' } : { id: quoteId }

/** The path of a refusal is stored without its token. */
const options = { access: 'public', limit: 'quoteAnswer', from: '/devis' } as const

export const acceptQuoteAction = formAction(
  {
    ...options,
    schema: Which.extend({
      version: z
        .string()
        .regex(/^\d{1,6}$/)
        .transform(Number),
      typedName: requiredText('Votre nom', TYPED_NAME_MAX),
      startsAtOnce: checkbox,
    }),
  },
  async (ctx, { version, typedName, startsAtOnce, ...which }) => {
    await acceptQuote(ctx, { key: keyOf(which), version, typedName, startsAtOnce })
    refresh()
    return undefined
  },
)

export const refuseQuoteAction = formAction(
  { ...options, schema: Which.extend({ reason: optionalText('La raison', REASON_MAX) }) },
  async (ctx, { reason, ...which }) => {
    await refuseQuote(ctx, { key: keyOf(which), reason })
    refresh()
    return undefined
  },
)

export const askAboutQuoteAction = formAction(
  { ...options, schema: Which.extend({ question: requiredText('La question', QUESTION_MAX) }) },
  async (ctx, { question, ...which }) => {
    await askAboutQuote(ctx, { key: keyOf(which), question })
    refresh()
    return {
      message:
        'Votre question est partie. Nous répondons dans votre espace client\u00a0; un e-mail vous y mène.',
    }
  },
)

export const withdrawFromQuoteAction = formAction({ ...options, schema: Which }, async (ctx, which) => {
  await withdrawFromQuote(ctx, { key: keyOf(which) })
  refresh()
  return { message: 'Votre rétractation est enregistrée.' }
})
