type File = { name: string; mime: string; bytes: number }

/** A file as a download that no browser shows within our pages, and no cache keeps (next.config.ts adds `nosniff`). */
export function attachment(content: ReadableStream<Uint8Array>, { name, mime, bytes }: File): Response {
  return new Response(content, {
    headers: {
      'Content-Type': mime,
      'Content-Length': String(bytes),
      'Content-Disposition': `attachment; filename="${plain(name)}"; filename*=UTF-8''${encoded(name)}`,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cache-Control': 'private, no-store',
    },
  })
}

/** For what does not know RFC 5987: letters without their accents, no quotes, nothing else. */
const plain = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_')

/** RFC 5987's characters are fewer than those that a URI's part may hold. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
