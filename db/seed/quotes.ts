import { addDays, parisDay } from '@/lib/domain/calendar'
import { planProject } from '@/lib/domain/projects/plan-project'
import { findProjectOfWebsite } from '@/lib/domain/projects/queries'
import { finishStage } from '@/lib/domain/quotes/finish-stage'
import { developmentLine } from '@/lib/domain/quotes/prefill'
import { draftQuote } from '@/lib/domain/quotes/save-quote'
import { sendQuote } from '@/lib/domain/quotes/send-quote'
import type { Writer } from '../client'
import { MODERATOR } from './accounts'
import { contextOn } from './sample-clock'

/** From `seedWebsites`: the one that is not online yet. */
const RECIPES = 4
const SENT_DAYS_AGO = 3

/** A quote that awaits the answer of a person without an account, and a website under development. */
export async function seedQuotes(db: Writer): Promise<void> {
  const today = parisDay(new Date())
  const ctx = contextOn(db, addDays(today, -SENT_DAYS_AGO), 10)
  const { id } = await draftQuote(ctx, {
    source: null,
    quote: {
      ...{
        email: 'marius@exemple.fr',
        firstName: 'Marius',
        lastName: 'Olive',
        businessName: 'Le Mas d’Olive',
      },
      clientKind: 'professional',
      ...{ isOffPremises: false, websiteId: null },
      ...{ siteName: 'Le Mas d’Olive', siteUrl: 'https://lemasdolive.example' },
      formula: 'one_time_and_subscription',
      plan: 'premium',
      paymentPlan: 'monthly',
      ...{ depositPermille: 300, deliveryWeeks: 6 },
      note: 'Merci pour notre échange. Voici ce que nous vous proposons pour le site du domaine.',
      lines: [
        developmentLine('premium'),
        {
          kind: 'option',
          label: 'Reportage photo au domaine',
          quantity: 1,
          unitCents: 48_000,
          vatPermille: 200,
        },
      ],
    },
  })
  await sendQuote(ctx, { id, termsText: 'Les conditions générales de vente du jour de l’envoi.' })
  await planProject(ctx, {
    of: { websiteId: RECIPES },
    plan: {
      personId: MODERATOR,
      plannedOn: {
        brief: addDays(today, -20),
        design: addDays(today, -6),
        build: addDays(today, 12),
        delivery: addDays(today, 26),
      },
    },
  })
  const project = await findProjectOfWebsite(ctx, RECIPES)
  if (!project) throw new Error('The sample project was not written')
  await finishStage(ctx, { projectId: project.id, stage: 'brief', on: addDays(today, -19) })
  await finishStage(ctx, { projectId: project.id, stage: 'design', on: addDays(today, -5) })
}
