import { checkExpressions } from '../../expressions/check-expressions'
import { collectExpressions } from '../../expressions/collect-expressions'
import { root } from '../folders'
import type { Check } from './run-checks'
import { recordTrust } from './trust-record'

/** Every regular expression of the product, checked by recheck. Part of `npm run trust`: it takes a quarter of a minute. */
export const regularExpressions: Check = {
  name: 'Regular expressions',
  run: async (print) => {
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
