/** The parts of Trusted Types used here; TypeScript does not know them yet. */
type Rules = {
  createHTML: (text: string) => string | null
  createScriptURL: (url: string) => string | null
}
type Factory = { createPolicy: (name: 'default', rules: Rules) => unknown }

/** The framework's loader writes script URLs, and React markup, as plain text. These rules allow those on pages with
 *  `require-trusted-types-for 'script'`; the browser refuses everything else, including text that would run as a script. */
export const rules = (origin: string): Rules => ({
  // React creates each script element from the first; a text without `<` (search engines' data) creates no element.
  createHTML: (text) => (text === '<script></script>' || !text.includes('<') ? text : null),
  createScriptURL: (url) => (isFromBuild(url, origin) ? url : null),
})

function isFromBuild(url: string, origin: string): boolean {
  if (!URL.canParse(url, origin)) return false
  const read = new URL(url, origin)
  return read.origin === origin && read.pathname.startsWith('/_next/static/')
}

/** Applies the rules, once per page. */
export function trustOwnScripts(page: object, origin: string): void {
  const { trustedTypes } = page as { trustedTypes?: Factory }
  trustedTypes?.createPolicy('default', rules(origin))
}
