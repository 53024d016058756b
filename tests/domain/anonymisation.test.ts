import { describe, expect, it } from 'vitest'
import { ADMIN, MODERATOR, SAMPLE_PASSWORD } from '@/db/seed/accounts'
import { hashPassword } from '@/lib/domain/accounts/password'
import { requestLink } from '@/lib/domain/accounts/request-link'
import { anonymiseUser } from '@/lib/domain/anonymisation/anonymise-user'
import { logIn } from '@/lib/domain/log-in/log-in'
import { openTicket } from '@/lib/domain/tickets/open-ticket'
import { changeUserPassword } from '@/lib/domain/users/change-user-password'
import { deleteUser } from '@/lib/domain/users/delete-user'
import { updateUser } from '@/lib/domain/users/update-user'
import { createWebsite } from '@/lib/domain/websites/create-website'
import { logInInput } from '../support/accounts'
import { debitBooks } from '../support/debit-books'

const books = await debitBooks()
const { rows, as, today, due, clock } = books
const admin = as(ADMIN, 'ADMIN')
const visitor = as()

/** A logged-in client whose paid contract has ended and who has written to the agency. */
async function leaving() {
  const running = await due()
  await running.debit()
  const { id: subscriptionId, clientId, invoiceId } = running
  const email = `lea-${clientId}@depart.example`
  await rows(
    `update users set email = $2, password_hash = $3, email_confirmed_at = now(), phone = '0611223344', address = '1 rue des Fours',
       last_name = 'Départ', deletion_requested_at = now() where id = $1`,
    ...[clientId, email, await hashPassword(SAMPLE_PASSWORD)],
  )
  await rows("update clients set billing_emails = array['compta@depart.example'] where id = $1", clientId)
  const session = await logIn(visitor, logInInput(email))
  await openTicket(as(clientId, 'USER'), {
    ...{ type: 'Suggestion', title: 'Une idée de Léa', description: 'Appelez Léa Départ.' },
  })
  await rows(
    `insert into contact_messages (form, sender_name, sender_email, fields) values ('contact-form', 'Léa Départ', $1, '{}')`,
    email,
  )
  await requestLink(visitor, { email, purpose: 'reset_password' })
  const end = () =>
    rows(
      `update subscriptions set ends_on = $2, end_reason = 'notice', ended_at = now(), status = 'inactive' where id = $1`,
      ...[subscriptionId, today],
    )
  return { ...running, subscriptionId, clientId, invoiceId, email, session, end }
}

const traces = (clientId: number) =>
  rows(
    `select to_jsonb(u)::text || to_jsonb(c)::text as text from users u join clients c on c.id = u.id where u.id = $1
     union all select to_jsonb(m)::text from payment_methods m where m.client_id = $1
     union all select to_jsonb(t)::text from tickets t where t.client_id = $1
     union all select data::text from pgboss.job where data::text ilike '%depart.example%'
     union all select to_jsonb(m)::text from contact_messages m where sender_email ilike '%' || $1 || '@depart.example'
     union all select to_jsonb(s)::text from sessions s where s.user_id = $1
     union all select to_jsonb(t)::text from account_tokens t where t.user_id = $1`,
    clientId,
  )

describe('a client with invoices', () => {
  it('is never deleted, and is forgotten once the contract has ended', async () => {
    const { clientId, email, end, invoiceId, subscriptionId, method } = await leaving()
    await end()
    const before = await ledgerOf(subscriptionId)
    await expect(deleteUser(admin, clientId)).rejects.toMatchObject({ code: 'conflict' })
    const user = await anonymiseUser(admin, clientId)
    expect(user).toMatchObject({
      ...{ id: clientId, firstName: 'Client', lastName: `anonymisé ${clientId}`, address: null },
      deletionRequestedAt: null,
    })
    const text = (await traces(clientId)).map((row) => row.text).join('\n')
    expect(text).not.toMatch(/Léa|Départ|depart\.example|0611223344|rue des Fours|4242/)
    expect(await ledgerOf(subscriptionId)).toEqual(before)
    expect(await books.invoice(invoiceId)).toMatchObject({ client: { name: 'Léa Martin' }, status: 'paid' })
    expect(await clock(today).providers.platformPayments.readMethod(method)).toMatchObject({
      customerId: null,
    })
    await expect(logIn(visitor, logInInput(email))).rejects.toMatchObject({ code: 'unauthenticated' })
    await expect(logIn(visitor, logInInput(user.email))).rejects.toMatchObject({ code: 'unauthenticated' })
    const { held, owed } = await books.balance()
    expect(held).toBe(owed)
  })

  it('is forgotten once, with one line in the journal, and changes no more', async () => {
    const { clientId, end } = await leaving()
    await end()
    const [first, second] = await Promise.all([1, 2].map(() => anonymiseUser(admin, clientId)))
    expect(second).toEqual(first)
    expect(await anonymiseUser(admin, clientId)).toEqual(first)
    const lines = await rows(
      "select actor_id from audit_log where action = 'user.anonymised' and subject_id = $1",
      String(clientId),
    )
    expect(lines).toEqual([{ actor_id: ADMIN }])
    for (const change of [
      () => updateUser(admin, { id: clientId, changes: { email: 'retour@exemple.fr' } }),
      () => changeUserPassword(admin, { id: clientId, newPassword: 'Une phrase toute neuve' }),
    ])
      await expect(change()).rejects.toMatchObject({ code: 'conflict' })
  })

  it('is forgotten by the provider, too, when it is asked again after the process was stopped', async () => {
    const { clientId, end, method } = await leaving()
    await end()
    const { platformPayments } = clock(today).providers
    const detachMethod = () => Promise.reject(new Error('Stopped'))
    const stopped = as(ADMIN, 'ADMIN', {
      providers: { platformPayments: { ...platformPayments, detachMethod } },
    })
    await expect(anonymiseUser(stopped, clientId)).rejects.toThrow('Stopped')
    expect(await platformPayments.readMethod(method)).not.toMatchObject({ customerId: null })
    await anonymiseUser(admin, clientId)
    expect(await platformPayments.readMethod(method)).toMatchObject({ customerId: null })
  })

  it('stays while something stands, and the refusal names it', async () => {
    const { clientId, subscriptionId, end } = await leaving()
    await expect(anonymiseUser(admin, clientId)).rejects.toMatchObject({
      code: 'conflict',
      message: `Ce compte ne peut pas encore être anonymisé. Terminez d’abord\u00a0: l’abonnement «\u00a0Abonnement Basique\u00a0» (n°\u00a0${subscriptionId}).`,
    })
    await createWebsite(admin, {
      ...{ name: 'Le four', url: 'https://four.example', imageUrl: null, status: 'active' },
      ...{ clientId, subscriptionId: null },
    })
    await end()
    await expect(anonymiseUser(admin, clientId)).rejects.toMatchObject({
      message: expect.stringMatching(/: le site «\u00a0Le four\u00a0»\.$/),
    })
  })

  it('stays while an invoice is owed or a refund has to go back', async () => {
    const owing = await books.owing()
    await rows(
      `update subscriptions set ends_on = $2, end_reason = 'notice', ended_at = now() where id = $1`,
      ...[owing.id, today],
    )
    const { number } = await books.invoice(owing.invoiceId)
    await expect(anonymiseUser(admin, owing.clientId)).rejects.toMatchObject({
      message: expect.stringContaining(`la facture ${number}, qui n’est pas réglée`),
    })
  })
})

it.each([
  ['a moderator', as(MODERATOR, 'MODERATOR'), 'forbidden'],
  ['a client', as(2), 'forbidden'],
  ['an administrator who views the client', as(2, 'USER', { viewedBy: ADMIN }), 'forbidden'],
  ['a visitor', visitor, 'unauthenticated'],
] as const)('%s forgets nobody', async (_, ctx, code) => {
  await expect(anonymiseUser(ctx, 3)).rejects.toMatchObject({ code })
})

it('staff is not forgotten', async () => {
  await expect(anonymiseUser(admin, ADMIN)).rejects.toMatchObject({ code: 'conflict' })
})

const ledgerOf = (subscriptionId: number) =>
  rows(
    `select to_jsonb(s) - 'payment_method_id' as row from subscriptions s where id = $1
     union all select to_jsonb(i) from invoices i where subscription_id = $1
     union all select to_jsonb(l) from invoice_lines l join invoices i on i.id = l.invoice_id where i.subscription_id = $1
     union all select to_jsonb(e) from subscription_entries e where subscription_id = $1`,
    subscriptionId,
  )
