import { buildCustomRoute } from 'next/dist/lib/build-custom-route.js'

export interface Header {
  key: string
  value: string
}

export interface HeaderEntry {
  source: string
  headers: Header[]
  regex: string
}

/** In lower case, like the middleware's, so that one replaces the other. */
export const policyKey = 'content-security-policy'

export const policyHeader = (value: string): Header => ({ key: policyKey, value })

/** One entry of `headers` in the routes manifest, as Next writes it. */
export function headerEntry(source: string, headers: Header[]): HeaderEntry {
  return buildCustomRoute('header', { source, headers }) as HeaderEntry
}

/** The path that a prerendered file below `.next/server/app` answers. */
export function pagePath(file: string): string {
  const path = `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`
  return path === '/index' ? '/' : path
}
