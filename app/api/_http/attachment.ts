import { create as contentDisposition } from 'content-disposition'

type File = { name: string; mime: string; bytes: number }

/** A file as a download: never shown inline, never cached (lib/server/http adds `nosniff`). */
export function attachment(content: ReadableStream<Uint8Array>, { name, mime, bytes }: File): Response {
  return new Response(content, {
    headers: {
      'Content-Type': mime,
      'Content-Length': String(bytes),
      'Content-Disposition': contentDisposition(name, { fallback: plain(name) }),
      'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cache-Control': 'private, no-store',
    },
  })
}

/** The fallback name for programs that ignore the encoded one. Without accents, where the library would write question marks, and
 *  without percent signs, which some programs decode. */
const plain = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|%/g, '_')
