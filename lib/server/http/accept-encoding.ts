export type Encoding = 'br' | 'gzip' | 'identity'

/** Best first, to break ties. */
export const ENCODINGS: readonly Encoding[] = ['br', 'gzip', 'identity']

// Unless refused, identity is acceptable, but ranks after every named encoding.
const UNNAMED_IDENTITY = 0.0001

/** The best of `available` that an Accept-Encoding header accepts (RFC 9110, 12.5.3); identity when it accepts none, because an
 *  answer serves better than a 406. */
export function chooseEncoding(header: string | undefined, available: readonly Encoding[]): Encoding {
  if (header === undefined) return 'identity'
  const weights = weightsOf(header)
  let [best, highest]: [Encoding, number] = ['identity', 0]
  for (const encoding of ENCODINGS) {
    if (!available.includes(encoding)) continue
    const weight =
      weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? UNNAMED_IDENTITY : 0)
    if (weight > highest) [best, highest] = [encoding, weight]
  }
  return best
}

// Browsers send few different headers, and parsing takes longer than everything else in an answer from memory.
const parsed = new Map<string, Map<string, number>>()
const MAX_PARSED = 100

function weightsOf(header: string): Map<string, number> {
  const weights = parsed.get(header) ?? parseWeights(header)
  if (parsed.size < MAX_PARSED) parsed.set(header, weights)
  return weights
}

function parseWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';')
    const q = parameters.find((parameter) => parameter.trim().startsWith('q='))
    const weight = q === undefined ? 1 : Number(q.trim().slice(2))
    weights.set(name.trim().replace(/^x-gzip$/, 'gzip'), weight >= 0 ? weight : 0)
  }
  return weights
}
