import { eq } from 'drizzle-orm'
import { websites } from '@/db/schema/websites'
import type { FormulaFacts } from '../billing-rules/ownership'
import { parisDay } from '../calendar'
import type { Context, Tx } from '../context'
import { invalidField } from '../errors'
import { changedFields, type Given, sameFields } from '../given-fields'
import { requirePermission } from '../permissions/require-permission'
import { lockWebsite } from './queries'

/** Sets a website's formula and its dates; only the agency may. No date is in the future, and nothing is handed over before
 *  it is paid. A change of formula refunds nothing (terms 3.4). */
export async function setFormula(
  ctx: Context,
  { id, changes }: { id: number; changes: Given<FormulaFacts> },
): Promise<FormulaFacts> {
  requirePermission(ctx, 'websites.manage')
  return ctx.transaction(async (tx) => {
    await lockWebsite(tx, id)
    const before = await readFacts(tx, id)
    const changed = changedFields(before, changes)
    if (Object.keys(changed).length === 0) return before
    const after = { ...before, ...changed }
    refuseDays(after, parisDay(tx.now()))
    await tx.db.update(websites).set(changed).where(eq(websites.id, id))
    await tx.audit({
      action: 'website.changed',
      subject: { type: 'website', id },
      before: sameFields(before, changed),
      after: changed,
    })
    return after
  })
}

async function readFacts(tx: Tx, id: number): Promise<FormulaFacts> {
  const [facts] = await tx.db
    .select({
      formula: websites.formula,
      developmentPaidOn: websites.developmentPaidOn,
      firstDeliveredOn: websites.firstDeliveredOn,
      handedOverOn: websites.handedOverOn,
    })
    .from(websites)
    .where(eq(websites.id, id))
  if (!facts) throw new Error('The website vanished while it was locked')
  return facts
}

const DAYS = ['developmentPaidOn', 'firstDeliveredOn', 'handedOverOn'] as const

function refuseDays(facts: FormulaFacts, today: string): void {
  for (const name of DAYS) {
    const day = facts[name]
    if (day !== null && day > today) throw invalidField(name, 'Ce jour est dans le futur.')
  }
  const { handedOverOn, developmentPaidOn } = facts
  if (handedOverOn !== null && (developmentPaidOn === null || handedOverOn < developmentPaidOn))
    throw invalidField('handedOverOn', 'Le code se remet une fois le développement payé.')
}
