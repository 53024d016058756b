const SCHEMES = new Set(['http:', 'https:', 'irc:', 'ircs:', 'mailto:', 'xmpp:'])
const BASE = 'https://texte.invalid'

/** Whether a link may stay in a text: relative, or with an allowed scheme. The URL is parsed as browsers do, which skip tabs
 *  and line breaks in a scheme. */
export const isKeptLink = (href: string): boolean =>
  URL.canParse(href, BASE) && SCHEMES.has(new URL(href, BASE).protocol)
