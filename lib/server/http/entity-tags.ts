import { createHash } from 'node:crypto'

/** A strong tag: the same for the same bytes, on every instance. */
export function strongTag(content: Uint8Array): string {
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`
}

/** Whether an If-None-Match header names this tag. Weak and strong ones count as the same (RFC 9110, 13.1.2). */
export function matchesTag(header: string | null | undefined, tag: string): boolean {
  if (!header) return false
  if (header.trim() === '*') return true
  const known: string[] = header.match(/"[^"]*"/g) ?? []
  return known.includes(tag.replace(/^W\//, ''))
}
