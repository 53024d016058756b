import type { Client } from 'pg'
import { z } from 'zod'

/** A database's contents, summarized to compare a restored copy. */
export const Fingerprint = z.object({
  /** By `schema.table`: how many rows, and a sum over a hash of each. */
  tables: z.record(z.string(), z.object({ rows: z.number(), sum: z.string() })),
  /** By `schema.sequence`: its last value; 0 before the first. */
  sequences: z.record(z.string(), z.number()),
})
export type Fingerprint = z.infer<typeof Fingerprint>

/** Reads the database as the client's transaction sees it. */
export async function readFingerprint(client: Client): Promise<Fingerprint> {
  return { tables: await readTables(client), sequences: await readSequences(client) }
}

/** Reads every table of the product, its queues included. Row texts depend on the session's settings, so these are set first. */
export async function readTables(client: Client): Promise<Fingerprint['tables']> {
  await client.query(
    `set local timezone = 'UTC'; set local datestyle = 'ISO, MDY'; set local extra_float_digits = 1`,
  )
  const { rows: names } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname in ('public', 'drizzle', 'pgboss') order by 1`,
  )
  const tables: Fingerprint['tables'] = {}
  for (const { name } of names) {
    const { rows } = await client.query<{ rows: number; sum: string }>(
      `select count(*)::int as rows, coalesce(sum(hashtextextended(t::text, 0)::numeric), 0)::text as sum from ${name} t`,
    )
    if (rows[0]) tables[name] = rows[0]
  }
  return tables
}

/** Reads the current sequences: no transaction isolates them. */
export async function readSequences(client: Client): Promise<Fingerprint['sequences']> {
  const { rows: sequences } = await client.query<{ name: string; value: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, coalesce(last_value, 0)::text as value from pg_sequences
     where schemaname in ('public', 'drizzle', 'pgboss') order by 1`,
  )
  return Object.fromEntries(sequences.map(({ name, value }) => [name, Number(value)]))
}

/** The differences of a restored database from the saved one; empty when there are none. A sequence may be ahead: the dump reads
 *  it after the manifest did. */
export function differences(saved: Fingerprint, restored: Fingerprint): string[] {
  const tables = new Set([...Object.keys(saved.tables), ...Object.keys(restored.tables)])
  return [
    ...[...tables].sort().flatMap((name) => {
      const [before, after] = [saved.tables[name], restored.tables[name]]
      if (!before || !after) return [`${name}: ${before ? 'missing' : 'not in the backup'}`]
      if (before.rows !== after.rows) return [`${name}: ${after.rows} rows instead of ${before.rows}`]
      return before.sum === after.sum ? [] : [`${name}: its rows differ`]
    }),
    ...Object.entries(saved.sequences).flatMap(([name, value]) =>
      (restored.sequences[name] ?? -1) >= value ? [] : [`${name}: behind ${value}`],
    ),
  ]
}
