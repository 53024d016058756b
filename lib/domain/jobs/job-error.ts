/** The kinds of failure that the administration can be told what to do about. */
const KINDS = [
  ['database', /DrizzleQueryError|^\S* ?Failed query/],
  ['stopped', /job failed by timeout|handler execution exceeded/],
  ['timeout', /TimeoutError|ETIMEDOUT|no answer in time|timed? ?out/i],
  ['credentials', /HTTP 40[13]|signature|api[_ ]key|invalid_access|unauthorized/i],
  ['limit', /HTTP 429|rate_limit|quota/i],
  ['address', /validation_error|invalid_(?:[a-z]{1,20}_)?address|invalid `?to`?\b|recipient/i],
  ['outage', /HTTP 5\d\d/],
  ['network', /E(CONN|NOTFOUND|AI_AGAIN|PIPE|HOSTUNREACH)|fetch failed|socket|(did not|no) answer/],
  ['refused', /HTTP 4\d\d|refused|Stripe failed/],
  ['unknown', /^/],
] as const

export type JobErrorKind = (typeof KINDS)[number][0]

/** Why a job failed. */
export type JobError = {
  kind: JobErrorKind
  /** The sentence of a refusal of ours, in French; null for other errors. */
  sentence: string | null
  /** What the provider said, in English, without anything that could be a secret; null when it said nothing. */
  detail: string | null
}

/** An error as the queue keeps it. */
export type StoredError = {
  name: string | null
  message: string
  /** Of what caused it. */
  cause: { message?: string | null; code?: string | null; statusCode?: number | null } | null
}

/** Our own errors with a user-facing sentence, by the name the queue stores. */
const OWN = new Set(['DomainError', 'RelayFault'])
const STATUS = /\((\d{3})\)|(?:HTTP|answered) (\d{3})/

export function readJobError({ name, message, cause }: StoredError): JobError {
  const isOwn = OWN.has(name ?? '')
  // The message of a failed query holds its values; its cause does not.
  const detail = isOwn || isQuery(name, message) ? (cause?.message ?? null) : message
  const found = STATUS.exec([message, cause?.message].join(' '))
  const status = cause?.statusCode ?? found?.[1] ?? found?.[2]
  const words = [name, message, cause?.message, cause?.code, status && `HTTP ${status}`].join(' ')
  return {
    kind: KINDS.find(([, sign]) => sign.test(words))?.[0] ?? 'unknown',
    sentence: isOwn ? message : null,
    detail: detail && withoutSecrets(detail).slice(0, DETAIL_LENGTH),
  }
}

const DETAIL_LENGTH = 300

const isQuery = (name: string | null, message: string) =>
  name === 'DrizzleQueryError' || message.startsWith('Failed query')

const withoutQuery = (address: string): string => {
  const end = address.search(/[?#]/)
  return end < 0 || end === address.length - 1 ? address : `${address.slice(0, end)}?…`
}

/** Keys, tokens, credentials and queries of addresses. */
const withoutSecrets = (text: string): string =>
  text
    .replace(/\b(?:sk|rk|pk|re|whsec|key|token)_[\w*]{6,}/gi, '…')
    .replace(/\b(Bearer|Basic)\s+\S+/gi, '$1 …')
    .replace(/\b(\w+:\/\/)[^\s/@]+@/g, '$1')
    .replace(/https?:\/\/\S+/g, withoutQuery)
    .replace(/[\w-]{32,}/g, '…')
