import { check, type Diagnostics } from 'recheck'
import type { Expression } from './collect-expressions'

type Checked = { checked: number; slow: string[] }

/** Searches with recheck for inputs that take an expression more than linear time. An undecided expression counts as slow. */
export async function checkExpressions(expressions: readonly Expression[]): Promise<Checked> {
  const slow: string[] = []
  for (const { source, flags, places } of expressions) {
    const found = await check(source, flags)
    if (found.status !== 'safe') slow.push(`/${source}/${flags} in ${places.join(', ')}: ${why(found)}`)
  }
  return { checked: expressions.length, slow }
}

function why(found: Diagnostics): string {
  if (found.status === 'unknown') return `undecided: ${found.error.kind}`
  return found.status === 'vulnerable' ? `${found.complexity.summary}, by ${found.attack.pattern}` : ''
}
