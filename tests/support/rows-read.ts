import type { Pool } from 'pg'
import { expect, vi } from 'vitest'

type Statement = { text: string; values: unknown[] }

/** The result of `run`, and its statements on the pool outside transactions. */
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

/** Expects at most twelve queries per page, and at most twenty rows read per row shown (or per row of a full page). */
export async function expectFewRowsRead(
  pool: Pool,
  page: number,
  list: () => Promise<{ rows: unknown[] }>,
  { totalsToo = true } = {},
): Promise<void> {
  const { result, statements } = await statementsOf(pool, list)
  expect(statements.length).toBeGreaterThan(0)
  // A page also queries the session and the signed-in user.
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
    const readCount = passed + (plan['Rows Removed by Index Recheck'] ?? 0)
    // A subquery's rows are counted at its own scans.
    const own = /^(?!Bitmap Index|Subquery).*Scan$/.test(plan['Node Type'])
      ? readCount * plan['Actual Loops']
      : 0
    return own + (plan.Plans ?? []).reduce((all, part) => all + sum(part), 0)
  }
  return sum(rows[0]['QUERY PLAN'][0].Plan)
}
