import { expect, it } from 'vitest'
import { openPeriod } from '@/lib/domain/billing/open-period'
import { parisInstant } from '@/lib/domain/calendar'
import { readBillingDetails } from '@/lib/domain/contracts/billing-details'
import { saveBillingDetails } from '@/lib/domain/contracts/save-billing-details'
import { BillingDetailsInput } from '@/lib/domain/contracts/schema'
import { readBilling } from '@/lib/domain/data-export/read-billing'
import { ledger } from '../support/ledger'

const { as, admin, clock, newClient, subscribed, invoicesOf, timelineOf } = await ledger()

const details = BillingDetailsInput.parse({
  ...{ kind: 'professional', name: 'Le Four EI', line1: '1 rue des Fours', postalCode: '34000' },
  ...{ city: 'Montpellier', country: 'FR', siren: '732829320', email1: 'compta@exemple.fr' },
})

it('complete details issue the waiting invoices of every subscription, due from that day', async () => {
  const clientId = await newClient(false)
  const client = as(clientId, 'USER', { at: parisInstant('2026-11-20', 10).getTime() })
  const monthly = await subscribed('2026-11-01', '2026-11-15', { clientId })
  const yearly = await subscribed('2026-11-01', '2026-11-16', {
    ...{ clientId, paymentPlan: 'yearly', priceCents: 35_000 },
  })
  for (const { id } of [monthly, yearly]) await openPeriod(clock('2026-11-16'), id)
  expect(await readBillingDetails(client)).toMatchObject({ name: null, isComplete: false })
  await Promise.all([1, 2].map(() => saveBillingDetails(client, details)))
  expect(await readBillingDetails(client)).toEqual({ ...details, isComplete: true })
  for (const { id } of [monthly, yearly]) {
    expect(await invoicesOf(id)).toMatchObject([
      { status: 'issued', issued_on: '2026-11-20', due_on: '2026-12-04' },
    ])
    expect((await timelineOf(id)).filter((kind) => kind === 'invoice_issued')).toHaveLength(1)
  }
  const { subscriptions, invoices, details: exported } = await readBilling(client)
  expect(exported).toMatchObject({ siren: '732829320' })
  expect(subscriptions.map(({ timeline }) => timeline.map(({ kind }) => kind))).toEqual([
    ['created', 'period_began', 'invoice_issued'],
    ['created', 'period_began', 'invoice_issued'],
  ])
  expect(invoices.map(({ lines }) => lines.length)).toEqual([1, 1])
})

it('details are changed and read by their client and the agency alone', async () => {
  const clientId = await newClient(false)
  await saveBillingDetails(admin('2026-11-01'), details, clientId)
  const stranger = as(await newClient())
  await expect(saveBillingDetails(stranger, details, clientId)).rejects.toMatchObject({ code: 'forbidden' })
  await expect(readBillingDetails(stranger, clientId)).rejects.toMatchObject({ code: 'forbidden' })
  await expect(readBillingDetails(as())).rejects.toMatchObject({ code: 'unauthenticated' })
  expect((await readBilling(stranger)).subscriptions).toEqual([])
})
