import { type SQL, sql } from 'drizzle-orm'
import { ticketFiles } from '@/db/schema/ticket-files'
import { ticketMessages } from '@/db/schema/tickets'
import { scalarSubquery } from '../lists/scalar-subquery'
import { isPreviewable } from './paths'
import { type MessageFile } from './schema'

type FileRow = { id: number; name: string; bytes: number; mime: string }

/** The files of each message of a ticket, as a column of its row; null without files. Files without a message belong to the first
 *  message. */
export const filesOf = (ticketId: number): SQL<FileRow[] | null> =>
  scalarSubquery<FileRow[] | null>(sql`(
    select json_agg(json_build_object('id', ${ticketFiles.id}, 'name', ${ticketFiles.name},
      'bytes', ${ticketFiles.bytes}, 'mime', ${ticketFiles.mime}) order by ${ticketFiles.id})
    from ${ticketFiles}
    where ${ticketFiles.ticketId} = ${ticketId} and coalesce(${ticketFiles.messageId},
      (select min(first.id) from ${ticketMessages} first where first.ticket_id = ${ticketId})) = ${ticketMessages.id})`)

export const toMessageFiles = (rows: FileRow[] | null): MessageFile[] =>
  (rows ?? []).map(({ mime, ...file }) => ({ ...file, hasPreview: isPreviewable(mime) }))
