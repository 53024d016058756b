import { createHash } from 'node:crypto'
import type { Merchant } from './mondial-relay'

const IS_MERCHANT = /^[0-9A-Z]{2}[0-9A-Z ]{6}$/
const IS_ASCII = /^[ -~]*$/

/** The fault of a caller, as a STAT: 1 and 2 the merchant, 8 a missing hash, 97 a wrong one. `values`: in the order of the WSDL,
 *  the merchant first. */
export function refuseCaller(
  values: readonly string[],
  security: string,
  merchant: Merchant,
): number | undefined {
  const [enseigne = ''] = values
  if (!IS_MERCHANT.test(enseigne)) return 1
  if (enseigne.trimEnd() !== merchant.enseigne) return 2
  if (!/^[0-9A-F]{32}$/.test(security)) return 8
  // Clients hash other characters differently; none of these hashes is accepted here.
  if (!values.every((value) => IS_ASCII.test(value))) return 97
  const text = [...values, merchant.privateKey].join('')
  const wanted = createHash('md5').update(text, 'latin1').digest('hex').toUpperCase()
  return security === wanted ? undefined : 97
}
