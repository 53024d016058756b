import { buildCustomRoute } from 'next/dist/lib/build-custom-route.js'

export interface HeaderEntry {
  source: string
  headers: { key: string; value: string }[]
  regex: string
}

/** One entry of `headers` in the routes manifest, as Next writes it. The key is in lower case, like the middleware's, so that one replaces the other. */
export function headerEntry(source: string, policy: string): HeaderEntry {
  const headers = [{ key: 'content-security-policy', value: policy }]
  return buildCustomRoute('header', { source, headers }) as HeaderEntry
}

/** The path that a prerendered file below `.next/server/app` answers. */
export function pagePath(file: string): string {
  const path = `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`
  return path === '/index' ? '/' : path
}
