/** What of Trusted Types is used here; TypeScript does not know them yet. */
type Rules = {
  createHTML: (text: string) => string | null
  createScriptURL: (url: string) => string | null
}
type Factory = { createPolicy: (name: 'default', rules: Rules) => unknown }

/** The framework's loader writes script addresses, and React markup, as plain text. These rules are what may pass on pages with
 *  `require-trusted-types-for 'script'`; everything else the browser refuses, as all text that would run as a script. */
export const rules = (origin: string): Rules => ({
  // React makes each script element from the first; a text without `<` (search engines' data) makes no element at all.
  createHTML: (text) => (text === '<script></script>' || !text.includes('<') ? text : null),
  createScriptURL: (url) => (isFromBuild(url, origin) ? url : null),
})

function isFromBuild(url: string, origin: string): boolean {
  if (!URL.canParse(url, origin)) return false
  const read = new URL(url, origin)
  return read.origin === origin && read.pathname.startsWith('/_next/static/')
}

/** Puts the rules in force, once a page. */
export function trustOwnScripts(page: object, origin: string): void {
  const { trustedTypes } = page as { trustedTypes?: Factory }
  trustedTypes?.createPolicy('default', rules(origin))
}
