/** The versions in an If-Match header; undefined without one, or for `*`. Weak tags never match (RFC 9110, 13.1.1). */
export function matchedVersions({ headers }: { headers: Headers }): string[] | undefined {
  const header = headers.get('if-match')?.trim()
  if (header === undefined || header === '*') return undefined
  return [...header.matchAll(/(W\/)?"([^"]*)"/g)].flatMap(([, weak, version]) =>
    weak || version === undefined ? [] : [version],
  )
}
