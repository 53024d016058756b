/** Where the rules are; the header `Speculation-Rules` of sealed pages points there. */
export const RULES_PATH = '/speculation-rules.json'

/** Tells the browser which links it may fetch ahead, when the user is about to follow them: those to sealed pages, since a
 *  page made for one request may not be old when it is seen. */
export function speculationRules(paths: string[]): Buffer {
  const where = { href_matches: paths.map(literalPattern) }
  return Buffer.from(JSON.stringify({ prefetch: [{ where, eagerness: 'moderate' }] }))
}

/** A path without meaning as a URL pattern. */
const literalPattern = (path: string) => encodeURI(path).replace(/[\\*+?:{}()]/g, '\\$&')
