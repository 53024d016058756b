import { sql } from 'drizzle-orm'
import { webhookDeliveries } from '@/db/schema/webhook-deliveries'
import { webhookEndpoints } from '@/db/schema/webhook-endpoints'
import { websites } from '@/db/schema/websites'
import type { Tx } from '../context'
import { MAX_ATTEMPTS_PER_OWNER } from './policy'

/** Locks the next endpoint with a due message and no attempt in progress: working endpoints before failing ones, then the
 *  owner with the fewest attempts in progress, then the owner whose last attempt is the oldest. */
export async function lockNextEndpoint(
  tx: Tx,
  { includeFailing }: { includeFailing: boolean },
): Promise<number | undefined> {
  const { rows } = await tx.db.execute<{ id: number }>(sql`
    with due as (
      select ${webhookDeliveries.endpointId} as endpoint_id, min(${webhookDeliveries.nextAttemptAt}) as since
      from ${webhookDeliveries}
      where ${webhookDeliveries.state} = 'pending' and ${webhookDeliveries.nextAttemptAt} <= now()
      group by 1
    ), owners as (
      select site.client_id, count(*) filter (where address.attempt_until > now()) as busy,
        max(address.last_attempt_at) as served
      from ${webhookEndpoints} address join ${websites} site on site.id = address.website_id
      where site.client_id in (
        select owned.client_id from due join ${webhookEndpoints} waiting on waiting.id = due.endpoint_id
        join ${websites} owned on owned.id = waiting.website_id
      )
      group by site.client_id
    )
    select address.id
    from due join ${webhookEndpoints} address on address.id = due.endpoint_id
    join ${websites} site on site.id = address.website_id join owners on owners.client_id = site.client_id
    where (address.attempt_until is null or address.attempt_until <= now())
      and owners.busy < ${MAX_ATTEMPTS_PER_OWNER} and (${includeFailing} or address.failing_since is null)
    order by address.failing_since is not null, owners.busy, owners.served nulls first, due.since, address.id
    limit 1
    for update of address skip locked`)
  return rows[0]?.id
}
