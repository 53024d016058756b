import { describe, expect, it } from 'vitest'
import { ADMIN } from '@/db/seed/accounts'
import { parisInstant } from '@/lib/domain/calendar'
import type { Context } from '@/lib/domain/context'
import { saveBillingDetails } from '@/lib/domain/contracts/save-billing-details'
import { BillingDetailsInput } from '@/lib/domain/contracts/schema'
import { settleFees } from '@/lib/domain/fee-invoices/settle-fees'
import { domain } from '../support/context'
import { feeBooks } from '../support/fee-books'

const { as, job, pool } = await domain()
const jobAt = (at: number): Context => job('fees', { at })
const { rows, seller, completeFacts, refund, settle } = await feeBooks(pool, jobAt)

const text = (lines: string[]) => lines.map((line) => line.replaceAll('\u00a0', ' '))

describe('the agency’s fees of a month', () => {
  it('are one paid invoice of a seller, from midnight to midnight in Paris', async () => {
    const miel = await seller()
    // 31 December 23:59 and 1 January 0:00 in Paris; 31 January 23:59 and 1 February 0:00.
    for (const [paid, fee] of [
      ['2029-12-31T22:59:00Z', 1_000],
      ['2029-12-31T23:00:00Z', 100],
      ['2030-01-31T22:59:00Z', 20],
      ['2030-01-31T23:00:00Z', 3],
    ] as const)
      await miel.sell(paid, fee)
    await settle('2030-02-01', 7.9)
    expect(await miel.invoices()).toEqual([])
    await settle('2030-02-01', 8)
    const [invoice, ...others] = await miel.invoices()
    expect(others).toEqual([])
    expect(invoice).toMatchObject({
      ...{ kind: 'invoice', status: 'paid', first: '2030-01-01', cents: 120, vat: 20, credited: 0 },
      ...{ issuedOn: '2030-02-01', paidOn: '2030-02-01' },
    })
    expect(invoice?.number).toMatch(/^F-2030-\d{4}$/)
    expect(text(invoice?.lines)).toEqual(['Frais de service sur 2 commandes payées en janvier 2030 120'])
  })

  it('are invoiced less what went back with refunds of the month', async () => {
    const miel = await seller()
    await miel.sell('2030-02-10T10:00:00Z', 300)
    const order = await miel.sell('2030-02-11T10:00:00Z', 200)
    await refund(order, '2030-02-20T10:00:00Z', 5_000)
    await refund(order, '2030-02-21T10:00:00Z', 1_000, 'failed')
    await settle('2030-03-01')
    const [invoice] = await miel.invoices()
    expect(invoice).toMatchObject({ cents: 400, vat: 67, status: 'paid' })
    expect(text(invoice?.lines)).toEqual([
      'Frais de service sur 2 commandes payées en février 2030 500',
      'Frais rendus avec le remboursement de 1 commande -100',
    ])
  })

  it('are credited on the seller’s last invoices when more went back than was kept', async () => {
    const miel = await seller()
    const first = await miel.sell('2030-03-10T10:00:00Z', 100)
    await settle('2030-04-02')
    const second = await miel.sell('2030-04-10T10:00:00Z', 150)
    await settle('2030-05-02')
    await miel.sell('2030-05-05T10:00:00Z', 30)
    for (const order of [first, second]) await refund(order, '2030-05-12T10:00:00Z', 10_000)
    await settle('2030-06-01')
    const made = await miel.invoices()
    expect(made.map(({ kind, cents, credited, status }) => [kind, cents, credited, status])).toEqual([
      ['invoice', 100, 70, 'paid'],
      ['invoice', 150, 150, 'paid'],
      ['credit_note', 150, 0, 'issued'],
      ['credit_note', 70, 0, 'issued'],
    ])
    // The fees were returned with the orders' refunds.
    const refunds = await rows(
      `select r.id from invoice_refunds r join invoices i on i.id = r.invoice_id where i.client_id = $1`,
      miel.clientId,
    )
    expect(refunds).toEqual([])
    await settle('2030-06-02')
    expect(await miel.invoices()).toHaveLength(4)
  })

  it('come back on the next invoice when a refund fails after its month', async () => {
    const miel = await seller()
    await miel.sell('2030-06-05T10:00:00Z', 500)
    const order = await miel.sell('2030-06-10T10:00:00Z', 100)
    await refund(order, '2030-06-30T20:00:00Z', 10_000, 'pending')
    await settle('2030-07-01')
    await rows("update refunds set status = 'failed', failed_at = '2030-07-03' where order_id = $1", order)
    await miel.sell('2030-07-10T10:00:00Z', 7)
    await settle('2030-08-01')
    const [june, july] = await miel.invoices()
    expect(june?.cents).toBe(500)
    expect(text(july?.lines)).toEqual([
      'Frais de service sur 1 commande payée en juillet 2030 7',
      'Frais repris : un remboursement n’a pas abouti (1 commande) 100',
    ])
  })

  it('stay with the seller who had the shop when they were kept', async () => {
    const [miel, heir] = [await seller(), await seller()]
    const order = await miel.sell('2030-08-10T10:00:00Z', 90)
    await settle('2030-09-01')
    await rows('update websites set client_id = $1 where id = $2', heir.clientId, miel.websiteId)
    await refund(order, '2030-09-10T10:00:00Z', 10_000)
    await miel.sell('2030-09-11T10:00:00Z', 40)
    await settle('2030-10-01')
    expect((await miel.invoices()).map(({ kind, cents }) => [kind, cents])).toEqual([
      ['invoice', 90],
      ['credit_note', 90],
    ])
    expect((await heir.invoices()).map(({ kind, cents }) => [kind, cents])).toEqual([['invoice', 40]])
  })
})

describe('the job', () => {
  it('invoices a month once, by any number of instances and runs', async () => {
    const shops = [await seller(), await seller(), await seller()]
    for (const { sell } of shops) await sell('2030-10-10T10:00:00Z', 60)
    await Promise.all(Array.from({ length: 4 }, () => settle('2030-11-01')))
    await settle('2030-11-02')
    for (const { invoices } of shops) expect((await invoices()).map(({ cents }) => cents)).toEqual([60])
    const numbers = (
      await rows("select number from invoices where number like 'F-2030-%' order by number")
    ).map(({ number }) => number)
    expect(numbers).toEqual(numbers.map((_, index) => `F-2030-${String(index + 1).padStart(4, '0')}`))
  })

  it('that ends between two sellers goes on with the other, and with a later month', async () => {
    const shops = [await seller(), await seller()]
    for (const { sell } of shops) {
      await sell('2030-11-10T10:00:00Z', 60)
      await sell('2030-12-10T10:00:00Z', 80)
    }
    const at = parisInstant('2031-01-01', 9).getTime()
    const healthy = jobAt(at)
    let left = 1
    const ctx: Context = Object.create(healthy, {
      transaction: {
        value: (work: Parameters<Context['transaction']>[0]) => {
          left -= 1
          if (left < 0) throw new Error('The instance ended')
          return healthy.transaction(work)
        },
      },
    })
    await expect(settleFees(ctx, () => {})).rejects.toThrow()
    expect((await Promise.all(shops.map(({ invoices }) => invoices()))).flat()).toHaveLength(1)
    await settle('2031-01-01')
    for (const { invoices } of shops)
      expect((await invoices()).map(({ first, cents }) => [first, cents])).toEqual([
        ['2030-11-01', 60],
        ['2030-12-01', 80],
      ])
  })

  it('keeps a draft while the seller’s facts are missing, and what it credits until it is issued', async () => {
    const miel = await seller({ isComplete: false })
    const order = await miel.sell('2031-01-10T10:00:00Z', 250)
    await settle('2031-02-01')
    expect(await miel.invoices()).toMatchObject([{ status: 'draft', number: null, cents: 250 }])
    await refund(order, '2031-02-10T10:00:00Z', 10_000)
    await settle('2031-03-01')
    expect(await miel.invoices()).toHaveLength(1)
    await completeFacts(miel.clientId)
    await settle('2031-03-02')
    expect(await miel.invoices()).toMatchObject([
      { status: 'paid', issuedOn: '2031-03-02', paidOn: '2031-03-02' },
    ])
    await settle('2031-04-01')
    expect((await miel.invoices()).map(({ kind, cents }) => [kind, cents])).toEqual([
      ['invoice', 250],
      ['credit_note', 250],
    ])
  })
})

describe('a fee invoice', () => {
  const mailsOf = async (clientId: number) =>
    rows(
      `select j.data from pgboss.job j join users u on u.email = j.data ->> 'to'
       where u.id = $1 and j.data ->> 'kind' = 'fees-invoiced' order by j.created_on`,
      clientId,
    )

  it('is mailed to its seller with its document, once issued', async () => {
    const miel = await seller()
    await miel.sell('2031-09-20T10:00:00Z', 120)
    await settle('2031-10-02')
    await settle('2031-10-03')
    const [invoice] = await miel.invoices()
    expect(await mailsOf(miel.clientId)).toMatchObject([
      { data: { number: invoice?.number, totalCents: 120, label: 'Frais de service, septembre\u00a02031' } },
    ])
  })

  it('that waited is issued with complete billing details, without the job', async () => {
    const miel = await seller({ isComplete: false })
    await miel.sell('2031-10-20T10:00:00Z', 120)
    await settle('2031-11-04')
    expect(await mailsOf(miel.clientId)).toEqual([])
    const details = BillingDetailsInput.parse({
      ...{ kind: 'professional', name: 'Miel SARL', line1: '3 chemin des Ruches', postalCode: '34270' },
      ...{ city: 'Saint-Mathieu', country: 'FR', siren: '732829320' },
    })
    const agency = as(ADMIN, 'ADMIN', { at: parisInstant('2031-11-05', 9).getTime() })
    await Promise.all([1, 2].map(() => saveBillingDetails(agency, details, miel.clientId)))
    expect(await miel.invoices()).toMatchObject([{ status: 'paid', paidOn: '2031-11-05' }])
    expect(await mailsOf(miel.clientId)).toHaveLength(1)
  })
})
