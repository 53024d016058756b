import { Client, type Pool } from 'pg'
import { vi } from 'vitest'

/** The result of `run`, and the statements sent while it runs, transactions included. */
export async function statementsOf<Result>(
  pool: Pool,
  work: () => Promise<Result>,
): Promise<{ result: Result; statements: string[] }> {
  const statements: string[] = []
  // Opens a connection first, because a new one sends additional statements.
  ;(await pool.connect()).release()
  const query = Reflect.get(Client.prototype, 'query') as (...args: unknown[]) => never
  // On the base class, because clients behind a pooler are instances of a subclass.
  const spy = vi.spyOn(Client.prototype, 'query').mockImplementation(function (
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
