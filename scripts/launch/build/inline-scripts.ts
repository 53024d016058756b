import { createHash } from 'node:crypto'

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
const type = /\btype\s*=\s*["']?([^"'\s>]+)/i

/** The distinct hashes (`sha256-…`) of a page's inline scripts, in order. Linked scripts and data blocks need no
 *  hash. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', body = ''] of html.matchAll(script)) {
    if (/\bsrc\s*=/i.test(attributes) || isData(attributes)) continue
    hashes.add(`sha256-${createHash('sha256').update(body).digest('base64')}`)
  }
  return [...hashes]
}

function isData(attributes: string) {
  const found = type.exec(attributes)?.[1]
  return found !== undefined && !/^(module|text\/javascript|application\/javascript)$/i.test(found)
}
