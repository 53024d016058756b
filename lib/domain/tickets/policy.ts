import { attachmentType } from '../file-types/attachment-type'
import { TICKET_FILE_MAX_BYTES } from './constants'

export type FileFault = { code: 'validation' | 'too_large' | 'unsupported_media'; message: string }

/** Checks a file for a ticket: returns its type, or why it is refused. Used by the browser before sending, and always by the
 *  server. */
export async function checkTicketFile(
  content: Blob,
  name: string,
): Promise<{ mime: string; fault?: undefined } | { fault: FileFault }> {
  if (content.size === 0) return { fault: { code: 'validation', message: 'Ce fichier est vide.' } }
  if (content.size > TICKET_FILE_MAX_BYTES)
    return { fault: { code: 'too_large', message: 'Un fichier pèse 10\u00a0Mo au plus.' } }
  const mime = await attachmentType(content, name)
  if (mime) return { mime }
  const message =
    'Ce format n’est pas accepté. Envoyez une image, un PDF, un texte, un document Office sans macros ou une archive zip.'
  return { fault: { code: 'unsupported_media', message } }
}
