import type { Pool } from 'pg'
import { expect, vi } from 'vitest'

type Statement = { text: string; values: unknown[] }

/** The statements that run on a pool meanwhile, outside transactions, with the result. */
async function statementsOf<Result>(
  pool: Pool,
  run: () => Promise<Result>,
): Promise<{ result: Result; statements: Statement[] }> {
  const asked = vi.spyOn(pool, 'query')
  try {
    const result = await run()
    const statements = asked.mock.calls.map(([query, values]) => ({
      text: (query as unknown as { text: string }).text,
      values: values as unknown as unknown[],
    }))
    return { result, statements }
  } finally {
    asked.mockRestore()
  }
}

/** At most twelve queries a page, and at most twenty times as many rows as it shows, of a page's worth at least. */
export async function expectFewRowsRead(
  pool: Pool,
  page: number,
  list: () => Promise<{ rows: unknown[] }>,
  { totalsToo = true } = {},
): Promise<void> {
  const { result, statements } = await statementsOf(pool, list)
  expect(statements.length).toBeGreaterThan(0)
  // Beside them a page asks for the session and for who is signed in.
  expect(statements.length).toBeLessThanOrEqual(10)
  let read = 0
  for (const { text, values } of statements)
    if (totalsToo || !text.startsWith('select count(')) read += await rowsRead(pool, text, values)
  expect(read).toBeLessThanOrEqual(20 * Math.max(result.rows.length, page))
}

type Plan = {
  'Node Type': string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  Plans?: Plan[]
}

/** The rows that the scans of a statement look at. */
async function rowsRead(on: Pool, text: string, values: unknown[]): Promise<number> {
  const { rows } = await on.query(`explain (analyze, format json) ${text}`, values)
  const sum = (plan: Plan): number => {
    const passed = plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)
    const looked = passed + (plan['Rows Removed by Index Recheck'] ?? 0)
    // Those of a subquery are counted where they are read.
    const own = /^(?!Bitmap Index|Subquery).*Scan$/.test(plan['Node Type'])
      ? looked * plan['Actual Loops']
      : 0
    return own + (plan.Plans ?? []).reduce((all, part) => all + sum(part), 0)
  }
  return sum(rows[0]['QUERY PLAN'][0].Plan)
}
