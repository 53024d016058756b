import { eq } from 'drizzle-orm'
import pg from 'pg'
import { createDatabase } from '../../db/client'
import { clients } from '../../db/schema/clients'
import { users } from '../../db/schema/users'
import { websites } from '../../db/schema/websites'
import { contextOn } from '../../db/seed/sample-clock'
import { addSubscription } from '../../db/seed/sample-subscription'
import { interrupt } from '../../lib/domain/billing/interrupt'
import { recordRefusal } from '../../lib/domain/billing/record-refusal'
import { addDays, addMonths, parisDay } from '../../lib/domain/calendar'

type Standing = 'active' | 'late' | 'interrupted'

/** Days since the first invoice, which is due after 14 days and counts as refused the day after. */
const BEGAN: Record<Standing, number> = { active: 12, late: 17, interrupted: 26 }
const REFUSED_AFTER = 15
const INTERRUPTED_AFTER = 23

/** A contract of 35 € a month paid by transfer, with its website, as the product would have written it day by day. */
export async function newContract(email: string, { standing = 'active' }: { standing?: Standing } = {}) {
  const pool = new pg.Pool({ connectionString: process.env.PRODUCT_DATABASE_URL, max: 1 })
  const name = `Contrat ${email.slice(6, 14)}`
  try {
    return await createDatabase(pool).transaction(async (db) => {
      const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
      const clientId = user?.id ?? 0
      await db
        .update(clients)
        .set({
          ...{ kind: 'consumer', billingName: 'Élise Nouvelle', billingLine1: '1 rue des Fours' },
          ...{ billingPostalCode: '34000', billingCity: 'Montpellier', billingCountry: 'FR' },
        })
        .where(eq(clients.id, clientId))
      const began = addDays(parisDay(new Date()), -BEGAN[standing])
      const added = await addSubscription(
        db,
        {
          ...{ clientId, name, plan: 'basic', paymentPlan: 'monthly', isManual: true },
          ...{ anchor: began, createdOn: addDays(began, -3) },
        },
        new Map(),
      )
      const { id } = added
      const [site] = await db
        .insert(websites)
        .values({ clientId, subscriptionId: id, name, url: 'https://contrat.example' })
        .returning({ id: websites.id })
      const [opened, paid] = added.transfer(began, 'VIR 1')
      const invoiceIds = (await opened?.run(contextOn(db, began, 8))) as number[]
      if (standing === 'active') await paid?.run(contextOn(db, addDays(began, 9), 10))
      else {
        const refusedOn = addDays(began, REFUSED_AFTER)
        await recordRefusal(contextOn(db, refusedOn, 8), {
          ...{ subscriptionId: id, invoiceId: invoiceIds[0] ?? 0, refusal: 'retryable', attempt: null },
        })
      }
      if (standing === 'interrupted') await interrupt(contextOn(db, addDays(began, INTERRUPTED_AFTER), 0), id)
      return { id, name, websiteId: site?.id ?? 0, nextFirstDay: addMonths(began, 1) }
    })
  } finally {
    await pool.end()
  }
}
