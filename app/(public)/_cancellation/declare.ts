import { longMoment } from '@/components/ui/dates/dates'
import { TERMS } from '@/content/terms'
import { addMonths, parisDay } from '@/lib/domain/calendar'
import { cancelOwnContract, findOwnContracts } from '@/lib/domain/cancellations/own-contracts'
import { NOUNS, writeOwnContracts } from '@/lib/domain/cancellations/policy'
import { receiptToken } from '@/lib/domain/cancellations/receipt'
import { receiveCancellation } from '@/lib/domain/cancellations/receive-cancellation'
import type { Declaration } from '@/lib/domain/cancellations/schema'
import { effectWords, outcomeWords } from '@/lib/domain/cancellations/words'
import type { Context } from '@/lib/domain/context'
import { invalidField } from '@/lib/domain/errors'
import { type FormState, HONEYPOT } from '@/lib/domain/forms/schema'
import { withinLimit } from '@/lib/server/limits/points'

type Sent = {
  declaration: Declaration
  /** Which step was sent; `edit` goes back to the first. */
  step: 'fill' | 'edit' | 'confirm'
  trapped: string
  /** The declarer's own contract, chosen while signed in. */
  subscriptionId: number | null
}

const PATHS = { termination: '/resilier', withdrawal: '/retractation' }
const YEARS_AHEAD = 2

/** Shows the declaration for confirmation, then accepts it. With a session and a chosen contract it takes effect at
 *  once. Without, the answer is the same whether the contract exists or not. */
export async function declare(ctx: Context, sent: Sent): Promise<Partial<FormState>> {
  const { declaration, step, trapped, subscriptionId } = sent
  const { kind, ...fields } = declaration
  if (step === 'edit') return { status: 'idle', values: { ...fields, step: 'fill' } }
  checkWishedDay(declaration, ctx.now())
  if (step === 'fill') {
    const own = ctx.actor.type === 'person' ? await findOwnContracts(ctx, declaration) : []
    const contracts = own.map(({ id, outcome }) => ({
      ...{ id, label: outcome.label, effects: outcomeWords(outcome) },
    }))
    return {
      status: 'idle',
      values: { ...fields, [HONEYPOT]: trapped, step: 'confirm', own: writeOwnContracts(contracts) },
    }
  }
  const { id, ...done } =
    ctx.actor.type === 'person' && subscriptionId !== null
      ? await takeOwn(ctx, declaration, subscriptionId)
      : await takeAny(ctx, declaration, trapped !== '')
  const receipt = `${PATHS[kind]}/recu/${receiptToken(ctx, id)}`
  return { message: done.message, values: { ...fields, effects: done.effects, receipt } }
}

type Taken = { id: number; message: string; effects: string }

async function takeOwn(ctx: Context, declaration: Declaration, subscriptionId: number): Promise<Taken> {
  const { id, at, outcome } = await cancelOwnContract(ctx, { declaration, subscriptionId })
  return {
    id,
    message: `${recorded(declaration, at)} Un e-mail vous confirme le dernier jour et les effets.`,
    effects: [outcomeWords(outcome), ...effectWords(outcome, TERMS.returnDays)].join('\n'),
  }
}

async function takeAny(ctx: Context, declaration: Declaration, suspicious: boolean): Promise<Taken> {
  const { kind, email } = declaration
  let mailsReceipt = false
  if (email !== '')
    await withinLimit('withdrawalReceipt', ctx, { email }, async () => {
      mailsReceipt = true
    })
  const { id, at } = await receiveCancellation(ctx, { declaration, suspicious, mailsReceipt })
  return {
    id,
    message: `${recorded(declaration, at)} ${
      email === ''
        ? 'L’accusé de réception part par courrier\u00a0; vous pouvez aussi le télécharger ici.'
        : mailsReceipt
          ? `Un accusé de réception part à l’adresse ${email}.`
          : `Plusieurs accusés de réception sont déjà partis à l’adresse ${email}\u00a0: téléchargez celui-ci.`
    }`,
    effects:
      kind === 'termination'
        ? 'Le dernier jour du contrat et les effets de la résiliation sont confirmés à l’adresse que le contrat indique. Le jour de cette notification compte, quelle que soit la date de cette confirmation.'
        : '',
  }
}

const recorded = ({ kind }: Declaration, at: Date) =>
  `Votre ${NOUNS[kind]} est enregistrée. Elle a été envoyée le ${longMoment(at)}.`

function checkWishedDay({ wishedOn }: Declaration, now: Date): void {
  if (wishedOn === '') return
  const today = parisDay(now)
  if (wishedOn < today)
    throw invalidField('wishedOn', 'Ce jour est passé\u00a0: choisissez un jour à venir, ou laissez vide.')
  if (wishedOn > addMonths(today, 12 * YEARS_AHEAD))
    throw invalidField('wishedOn', 'Choisissez un jour dans les deux ans à venir.')
}
