import { checkExpressions } from '../../expressions/check-expressions'
import { collectExpressions } from '../../expressions/collect-expressions'
import { root } from '../folders'
import { recordTrust } from '../trust/record-trust'
import type { Check } from './run-checks'

/** Checks every regular expression of the product with recheck. Part of `npm run trust`, because it takes 15 seconds. */
export const regularExpressions: Check = {
  name: 'Regular expressions',
  run: async (print) => {
    await requireFinding()
    const { expressions, computed } = collectExpressions(root)
    const { checked, slow } = await checkExpressions(expressions)
    const figures = { checked, computed: computed.length, slow: slow.length }
    print(`${checked} checked by recheck, ${slow.length} of more than linear time`)
    const found = slow.join('\n')
    recordTrust({
      part: 'Regular expressions',
      ran: 'recheck on every literal and every RegExp of constant text',
      result: slow.length === 0 ? 'passed' : 'failed',
      figures,
      ...(slow.length > 0 && { why: found }),
    })
    if (slow.length > 0) throw new Error(`Take more than linear time:\n${found}`)
    return undefined
  },
}

/** Throws unless recheck flags expressions known to be slow: a checker that finds nothing would pass everything. */
async function requireFinding(): Promise<void> {
  const known = ['^(a+)+$', '^(.+?)\\1+$'].map((source) => ({ source, flags: '', places: ['a known one'] }))
  const { slow } = await checkExpressions(known)
  if (slow.length < known.length)
    throw new Error(`recheck finds ${slow.length} of ${known.length} slow expressions`)
}
