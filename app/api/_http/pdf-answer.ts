import type { Drawn } from '@/lib/server/documents/draw-document'
import { attachment } from './attachment'

/** A PDF as a download that no cache keeps and no search engine lists. */
export function pdfAnswer(bytes: Drawn, name: string): Response {
  if (!bytes) throw new Error('Nothing was drawn')
  const answer = attachment(new Blob([bytes]).stream(), {
    name: `${name}.pdf`,
    mime: 'application/pdf',
    bytes: bytes.byteLength,
  })
  answer.headers.set('X-Robots-Tag', 'noindex')
  return answer
}
