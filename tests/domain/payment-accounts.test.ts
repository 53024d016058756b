import { describe, expect, it } from 'vitest'
import { JULIEN } from '@/db/seed/accounts'
import { SAMPLE_PAYMENT_ACCOUNT } from '@/db/seed/sample-payments'
import { linkPaymentAccount } from '@/lib/domain/payment-accounts/link-payment-account'
import { openPaymentAccount } from '@/lib/domain/payment-accounts/open-payment-account'
import { getPaymentAccount } from '@/lib/domain/payment-accounts/queries'
import { refreshAllAccounts } from '@/lib/domain/payment-accounts/refresh-all-accounts'
import { refreshPaymentAccount } from '@/lib/domain/payment-accounts/refresh-payment-account'
import { withClients } from '../support/clients'
import { domain } from '../support/context'
import { paymentProvider } from '../support/payment-provider'

const { as, job, pool, mailTo, mails } = await domain()
const provider = await paymentProvider()

let count = 0
async function seller() {
  count += 1
  const email = `vendeuse-${count}@exemple.fr`
  const { rows } = await pool.query(
    withClients(
      `insert into users (email, password_hash, first_name, last_name, phone, email_confirmed_at)
       values ($1, 'x', 'Aurélie', 'Fondeyre', '06 00 00 00 00', now())`,
    ),
    [email],
  )
  const id: number = rows[0].id
  return { ctx: as(id), id, email }
}

/** The audit log of an account, oldest first. */
const recorded = async (userId: number) => {
  const { rows } = await pool.query(
    "select action, after from audit_log where subject_type = 'user' and subject_id = $1 and action like 'payment%' order by id",
    [String(userId)],
  )
  return rows
}

describe('a seller’s account at the provider', () => {
  it('is opened once, also by two calls at the same time, and recorded', async () => {
    const { ctx, id } = await seller()
    expect(await getPaymentAccount(ctx)).toBeNull()
    const [one, other] = await Promise.all([openPaymentAccount(ctx), openPaymentAccount(ctx)])
    expect(other).toBe(one)
    expect(await openPaymentAccount(ctx)).toBe(one)
    expect(await getPaymentAccount(ctx)).toMatchObject({ accountId: one, isReady: false, pausedAt: null })
    expect(await recorded(id)).toEqual([
      { action: 'payment-account.opened', after: { stripeAccountId: one } },
    ])
  })

  it.each(['timeout_before', 'timeout_after', 'rate_limited', 'server_error', 'reset', 'truncate', 'slow'])(
    'is not there after %s, nor is its page, and is opened and linked by the next try',
    async (fault) => {
      const [{ ctx }, { ctx: other }] = [await seller(), await seller()]
      const others = await openPaymentAccount(other)
      await provider.order(fault, 2, 'accounts')
      await provider.order(fault, 2, 'account_links')
      const refused = [openPaymentAccount(ctx), linkPaymentAccount(other, others)]
      for (const { status, reason } of (await Promise.allSettled(refused)) as PromiseRejectedResult[])
        expect([status, reason?.code]).toEqual(['rejected', 'provider'])
      await provider.order('none', 0)
      expect(await getPaymentAccount(ctx)).toBeNull()
      const account = await openPaymentAccount(ctx)
      expect(await getPaymentAccount(ctx)).toMatchObject({ accountId: account, detailsSubmitted: false })
      expect((await fetch((await linkPaymentAccount(other, others)).url)).status).toBe(200)
    },
  )

  it('leads its owner alone to the provider', async () => {
    const { ctx } = await seller()
    const account = await openPaymentAccount(ctx)
    const { url } = await linkPaymentAccount(ctx, account)
    expect(await (await fetch(url)).text()).toContain('Votre compte de paiement')
    for (const stranger of [as(JULIEN), as(1, 'ADMIN')])
      await expect(linkPaymentAccount(stranger, account)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('is neither opened nor linked by an administrator who views it', async () => {
    const { id } = await seller()
    const viewed = as(id, 'USER', { viewedBy: 1 })
    await expect(openPaymentAccount(viewed)).rejects.toMatchObject({ code: 'forbidden' })
    await expect(linkPaymentAccount(viewed, SAMPLE_PAYMENT_ACCOUNT)).rejects.toMatchObject({
      code: 'forbidden',
    })
  })

  it('is stored as the provider says it is, and recorded when it can take payments', async () => {
    const { ctx, id } = await seller()
    const account = await openPaymentAccount(ctx)
    await provider.act(`accounts/${account}`, { state: 'asks', due: ['defaults.payout_methods'] })
    await refreshPaymentAccount(ctx, account)
    expect(await getPaymentAccount(ctx)).toMatchObject({ isReady: false, due: ['defaults.payout_methods'] })
    await provider.act(`accounts/${account}`, { state: 'ready' })
    await refreshPaymentAccount(ctx, account)
    expect(await getPaymentAccount(ctx)).toMatchObject({ isReady: true, due: [], detailsSubmitted: true })
    expect((await recorded(id)).map(({ action }) => action)).toEqual([
      'payment-account.opened',
      'payment-account.changed',
    ])
  })

  it('keeps the latest answer, whichever comes last', async () => {
    const { ctx, id } = await seller()
    const account = await openPaymentAccount(ctx)
    await provider.act(`accounts/${account}`, { state: 'ready' })
    await refreshPaymentAccount(as(id, 'USER', { after: 60_000 }), account)
    await provider.act(`accounts/${account}`, { state: 'paused' })
    await refreshPaymentAccount(ctx, account)
    expect(await getPaymentAccount(ctx)).toMatchObject({ isReady: true, pausedAt: null })
  })

  it('that is paused without a question tells owner and agency once for each pause', async () => {
    const { ctx, email } = await seller()
    const account = await openPaymentAccount(ctx)
    const toAgency = async () =>
      (await mails()).filter(
        (mail) => mail.kind === 'payment-account-paused-agency' && mail.accountId === account,
      )
    for (const state of ['paused', 'paused', 'ready', 'paused']) {
      await provider.act(`accounts/${account}`, { state })
      await Promise.all([refreshPaymentAccount(ctx, account), refreshPaymentAccount(ctx, account)])
    }
    expect(await getPaymentAccount(ctx)).toMatchObject({ isReady: false, pausedAt: expect.any(Date) })
    expect(await mailTo(email, 'payment-account-paused')).toHaveLength(2)
    expect(await toAgency()).toMatchObject([{ clientEmail: email }, { clientEmail: email }])
  })

  it('of none of our clients is left alone', async () => {
    await expect(refreshPaymentAccount(as(), 'acct_stranger')).resolves.toBeUndefined()
    const { rows } = await pool.query("select 1 from payment_accounts where account_id = 'acct_stranger'")
    expect(rows).toEqual([])
  })

  it('is read anew every night, also after one that the provider does not know', async () => {
    const [lost, found] = [await seller(), await seller()]
    await pool.query("update clients set stripe_account_id = 'acct_closed' where id = $1", [lost.id])
    const account = await openPaymentAccount(found.ctx)
    await provider.act(`accounts/${account}`, { state: 'ready' })
    await refreshAllAccounts(job('housekeeping'))
    expect(await getPaymentAccount(found.ctx)).toMatchObject({ isReady: true })
    expect(await getPaymentAccount(lost.ctx)).toMatchObject({ accountId: 'acct_closed', isReady: false })
    await provider.order('reset', 2)
    await expect(refreshAllAccounts(job('housekeeping'))).rejects.toMatchObject({ code: 'provider' })
    await provider.order('none', 0)
  })

  it('of the sample data is known to the provider', async () => {
    const camille = as(2)
    await refreshPaymentAccount(camille, SAMPLE_PAYMENT_ACCOUNT)
    expect(await getPaymentAccount(camille)).toMatchObject({
      accountId: SAMPLE_PAYMENT_ACCOUNT,
      isReady: true,
    })
  })
})
