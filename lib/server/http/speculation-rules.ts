/** The URL path of the rules; the header `Speculation-Rules` of sealed pages points to it. */
export const RULES_PATH = '/speculation-rules.json'

/** Tells the browser which links it may prefetch when the user is about to follow them: those to sealed pages, since a page
 *  rendered per request must not be outdated when it is seen. */
export function speculationRules(paths: string[]): Buffer {
  const where = { href_matches: paths.map(literalPattern) }
  return Buffer.from(JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] }))
}

/** A path with the special characters of URL patterns escaped. */
const literalPattern = (path: string) => encodeURI(path).replace(/[\\*+?:{}()]/g, '\\$&')
