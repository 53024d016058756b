import { describe, expect, it } from 'vitest'
import { ADMIN, CAMILLE, JULIEN, MODERATOR } from '@/db/seed/accounts'
import { findActor } from '@/lib/domain/accounts/sessions'
import { endView, findViewEnd, startView } from '@/lib/domain/accounts/view-client'
import type { Context, Person } from '@/lib/domain/context'
import { logIn } from '@/lib/domain/log-in/log-in'
import { closeTicket } from '@/lib/domain/tickets/close-ticket'
import { listEndpoints } from '@/lib/domain/webhooks/queries'
import { newSecret } from '@/lib/domain/webhooks/secret'
import { createContext } from '@/lib/server/context'
import { logInInput } from '../support/accounts'
import { domain } from '../support/context'

const { as, pool, resources } = await domain()
const visitor = as()

/** A new administrator session, and a function that returns its current actor. */
async function administrator() {
  const { id } = await logIn(visitor, logInInput('admin@ostal.example'))
  const actor = async (after = 0): Promise<Person> => {
    const found = await findActor(as(undefined, undefined, { after }), id)
    if (!found) throw new Error('The session has ended')
    return found
  }
  const context = (who: Person): Context =>
    createContext(who, { requestId: crypto.randomUUID(), network: '203.0.113.7' }, resources())
  return {
    actor,
    context,
    own: context({ type: 'person', id: ADMIN, role: 'ADMIN', clientId: ADMIN, sessionId: id }),
  }
}

describe('a view of a client', () => {
  it('shows the client’s rows, changes nothing, and ends by its button', async () => {
    const { actor, context, own } = await administrator()
    await startView(own, { userId: CAMILLE })
    const viewing = await actor()
    expect(viewing).toMatchObject({ id: CAMILLE, role: 'USER', viewedBy: ADMIN })
    expect(await findViewEnd(context(viewing))).toBeInstanceOf(Date)
    await expect(closeTicket(context(viewing), 1)).rejects.toMatchObject({ code: 'forbidden' })

    await endView(own)
    expect(await actor()).toMatchObject({ id: ADMIN, role: 'ADMIN' })
    const { rows } = await pool.query(
      `select action, actor_id, subject_id from audit_log where action like 'view.%' order by id desc limit 2`,
    )
    expect(rows).toEqual([
      { action: 'view.ended', actor_id: ADMIN, subject_id: String(CAMILLE) },
      { action: 'view.started', actor_id: ADMIN, subject_id: String(CAMILLE) },
    ])
  })

  it('ends by itself after 30 minutes', async () => {
    const { actor, own } = await administrator()
    await startView(own, { userId: JULIEN })
    expect(await actor(29 * 60_000)).toMatchObject({ id: JULIEN })
    expect(await actor(31 * 60_000)).toMatchObject({ id: ADMIN })
  })

  it('under attack: is no way to another role', async () => {
    const { own, context, actor } = await administrator()
    for (const userId of [MODERATOR, ADMIN])
      await expect(startView(own, { userId })).rejects.toMatchObject({ code: 'conflict' })
    for (const [id, role] of [
      [CAMILLE, 'USER'],
      [MODERATOR, 'MODERATOR'],
    ] as const)
      await expect(startView(as(id, role), { userId: JULIEN })).rejects.toMatchObject({ code: 'forbidden' })

    await startView(own, { userId: CAMILLE })
    await expect(startView(context(await actor()), { userId: JULIEN })).rejects.toMatchObject({
      code: 'forbidden',
    })
  })
})

it('under attack: a viewing administrator sees no secret of a webhook, nor what its address says after the path', async () => {
  const client = as(CAMILLE)
  const [secret, former] = [newSecret(), newSecret()]
  await pool.query(
    `insert into webhook_endpoints (website_id, url, secret, previous_secret, previous_secret_until)
     values (1, 'https://camille.example/crochet?cle=jeton', $1, $2, now() + interval '1 hour')`,
    [secret, former],
  )
  const endpoints = async (ctx: Context) =>
    (await listEndpoints(ctx, { websiteId: 1, limit: 5, after: null })).rows.at(-1)
  expect(await endpoints(client)).toMatchObject({ secret, url: 'https://camille.example/crochet?cle=jeton' })
  const viewed = await endpoints(as(CAMILLE, 'USER', { viewedBy: ADMIN }))
  expect(viewed).toMatchObject({ secret: null, url: 'https://camille.example/crochet?…' })
  for (const hidden of [secret, 'jeton', former]) expect(JSON.stringify(viewed)).not.toContain(hidden)
})
