const SCHEMES = new Set(['http:', 'https:', 'irc:', 'ircs:', 'mailto:', 'xmpp:'])
const BASE = 'https://texte.invalid'

/** Whether a text may keep this link: a relative one, or one of an allowed scheme. The address is read as browsers do,
 *  which skip tabs and line breaks in a scheme. */
export const isKeptLink = (href: string): boolean =>
  URL.canParse(href, BASE) && SCHEMES.has(new URL(href, BASE).protocol)
