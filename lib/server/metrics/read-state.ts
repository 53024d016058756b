import type { Pool } from 'pg'
import { Gauge, type Registry } from 'prom-client'

/** Reads the state of the database at scrape time: one statement. */
export async function readState(pool: Pool, registry: Registry): Promise<void> {
  const gauges = gaugesOf(registry)
  for (const gauge of Object.values(gauges)) gauge.reset()
  gauges.connections.set({ state: 'open' }, pool.totalCount)
  gauges.connections.set({ state: 'idle' }, pool.idleCount)
  gauges.connections.set({ state: 'wanted' }, pool.waitingCount)
  const { rows } = await pool.query<Row>(STATE)
  for (const { what, label, state, value } of rows) {
    if (what === 'jobs') gauges.jobs.set({ queue: label, state }, value)
    if (what === 'age') gauges.age.set({ queue: label }, value)
    if (what === 'orders') gauges.orders.set({ status: label }, value)
    if (what === 'subscriptions') gauges.subscriptions.set({ status: label }, value)
    if (what === 'webhooks') gauges.webhooks.set({ status: label }, value)
  }
}

type Row = {
  what: 'jobs' | 'age' | 'orders' | 'subscriptions' | 'webhooks'
  label: string
  state: string
  value: number
}

const STATE = `
  select 'jobs' as what, name as label, state::text as state, count(*)::int as value from pgboss.job
    where state <> 'completed' group by name, state
  union all select 'age', name, '', extract(epoch from now() - min(start_after))::int from pgboss.job
    where state in ('created', 'retry') and start_after < now() group by name
  union all select 'orders', status::text, '', count(*)::int from orders group by status
  union all select 'subscriptions', status::text, '', count(*)::int from subscriptions group by status
  union all select 'webhooks', state::text, '', count(*)::int
    from webhook_deliveries group by state`

type Gauges = {
  connections: Gauge<'state'>
  jobs: Gauge<'queue' | 'state'>
  age: Gauge<'queue'>
  orders: Gauge<'status'>
  subscriptions: Gauge<'status'>
  webhooks: Gauge<'status'>
}

function gaugesOf(registry: Registry): Gauges {
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    (registry.getSingleMetric(name) as Gauge<Label> | undefined) ??
    new Gauge({ name, help, labelNames, registers: [registry] })
  return {
    connections: gauge('ostal_database_connections', 'Of this process.', ['state']),
    jobs: gauge('ostal_jobs_waiting', 'Jobs by queue and state; dead letters are a queue.', [
      'queue',
      'state',
    ]),
    age: gauge('ostal_jobs_oldest_seconds', 'How late the oldest job of a queue is.', ['queue']),
    orders: gauge('ostal_orders', 'Orders by status.', ['status']),
    subscriptions: gauge('ostal_subscriptions', 'Subscriptions by status.', ['status']),
    webhooks: gauge('ostal_webhook_deliveries', 'Deliveries to clients’ sites of the last 30 days.', [
      'status',
    ]),
  }
}
