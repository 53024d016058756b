import { attachment } from '@/app/api/_http/attachment'

/** A PDF as a download that no cache keeps and no search engine lists. */
export function pdfAnswer(bytes: Uint8Array<ArrayBuffer>, name: string): Response {
  const answer = attachment(new Blob([bytes]).stream(), {
    name: `${name}.pdf`,
    mime: 'application/pdf',
    bytes: bytes.byteLength,
  })
  answer.headers.set('X-Robots-Tag', 'noindex')
  return answer
}
