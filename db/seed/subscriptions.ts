import { giveNotice } from '@/lib/domain/billing/give-notice'
import { interrupt } from '@/lib/domain/billing/interrupt'
import { addDays, addMonths, type Day, parisDay } from '@/lib/domain/calendar'
import type { Writer } from '../client'
import { CAMILLE, JULIEN, LEO, NADIA } from './accounts'
import { contextOn } from './sample-clock'
import { sampleDays } from './sample-days'
import { addSubscription, type Sample, type SampleEvent, saveMethods } from './sample-subscription'
import { seedWebsites } from './websites'

/** Before its first invoice. */
const CREATED_DAYS = 10

/** Five subscriptions with their websites, and their history up to today. The product's own verbs write each past day, so that
 *  periods, numbers and timelines are those of real contracts. */
export async function seedSubscriptions(db: Writer): Promise<void> {
  const today = parisDay(new Date())
  const ago = (days: number) => addDays(today, -days)
  const days = sampleDays(today)
  const firstsOf = (id: keyof typeof days) => days[id].firsts
  const refusedOn = firstsOf(5).at(-1) ?? today
  const methods = await saveMethods(db)
  const add = async (sample: Sample) => addSubscription(db, sample, methods)

  const table = await add({
    ...{ clientId: CAMILLE, name: 'La Table de Camille', plan: 'premium', paymentPlan: 'monthly' },
    ...contractFrom(days[1]),
  })
  const shop = await add({
    ...{ clientId: CAMILLE, name: 'Épicerie Roussel', plan: 'enterprise', paymentPlan: 'yearly' },
    ...contractFrom(days[2]),
    isManual: true,
  })
  const workshop = await add({
    ...{ clientId: JULIEN, name: 'Fabre Menuiserie', plan: 'basic', paymentPlan: 'monthly' },
    ...contractFrom(days[3]),
  })
  const canal = await add({
    ...{ clientId: NADIA, name: 'Les Amis du canal', plan: 'basic', paymentPlan: 'yearly' },
    ...contractFrom(days[4]),
  })
  const photos = await add({
    ...{ clientId: LEO, name: 'Léo Marty Photographie', plan: 'basic', paymentPlan: 'monthly' },
    ...contractFrom(days[5]),
  })
  await seedWebsites(db)

  const canalEnds = addDays(addMonths(days[4].anchor, 12), -1)
  const happenings: SampleEvent[] = [
    ...firstsOf(2).flatMap((first, index) => shop.transfer(first, `VIR CAMILLE ROUSSEL ${index + 1}`)),
    ...firstsOf(1).slice(0, -1).map(table.paid),
    ...firstsOf(4).map(canal.paid),
    canal.reminded('renewal_right', canalEnds, ago(30)),
    { day: ago(6), hour: 11, run: (ctx) => giveNotice(ctx, { id: canal.id }) },
    ...firstsOf(3).slice(0, -1).map(workshop.paid),
    ...workshop.refused(ago(3), [0, 2]),
    ...firstsOf(5).slice(0, -1).map(photos.paid),
    ...photos.refused(refusedOn, [0, 2, 4, 6]),
    photos.reminded('unpaid', refusedOn, addDays(refusedOn, 5)),
    { day: addDays(refusedOn, 8), hour: 0, run: (ctx) => interrupt(ctx, photos.id) },
  ]
  const inOrder = happenings.toSorted((a, b) => (a.day === b.day ? 0 : a.day < b.day ? -1 : 1))
  for (const { day, hour = 8, run } of inOrder) await run(contextOn(db, day, hour))
}

const contractFrom = ({ anchor, firsts }: { anchor: Day; firsts: Day[] }) => ({
  anchor,
  createdOn: addDays(firsts[0] ?? anchor, -CREATED_DAYS),
})
