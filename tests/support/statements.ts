import type { Pool } from 'pg'
import { vi } from 'vitest'

/** The result of `run`, and the statements sent while it runs, transactions included. */
export async function statementsOf<Result>(
  pool: Pool,
  work: () => Promise<Result>,
): Promise<{ result: Result; statements: string[] }> {
  const statements: string[] = []
  const client = await pool.connect()
  const { query } = Object.getPrototypeOf(client)
  client.release()
  const spy = vi.spyOn(Object.getPrototypeOf(client), 'query').mockImplementation(function (
    this: unknown,
    ...args: unknown[]
  ) {
    const [asked] = args as [string | { text: string }]
    statements.push(typeof asked === 'string' ? asked : asked.text)
    return query.apply(this, args)
  })
  try {
    return { result: await work(), statements }
  } finally {
    spy.mockRestore()
  }
}
