const SECRET_KEY = /password|passwd|secret|token|authorization|cookie|api[-_]?key|e-?mail|signature/i
const CENSOR = '…'
/** Deeper than logged values are; a cycle would never end. */
const DEPTH_MAX = 8

/** A log value without secrets and addresses, at any depth. Errors are left to their own serializer. */
export function redacted<T>(value: T, depth = 0): T {
  if (typeof value !== 'object' || value === null || value instanceof Error || value instanceof Date)
    return value
  if (depth >= DEPTH_MAX) return CENSOR as T
  if (Array.isArray(value)) return value.map((one) => redacted(one, depth + 1)) as T
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      SECRET_KEY.test(key) && one !== null && one !== undefined ? CENSOR : redacted(one, depth + 1),
    ]),
  ) as T
}
