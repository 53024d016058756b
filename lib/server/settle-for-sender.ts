import type { Queryable } from '@/db/client'
import { findSender } from '../domain/uploads/queries'
import type { Upload } from '../domain/uploads/schema'
import { settleUpload } from '../domain/uploads/settle-upload'
import { readFile } from '../providers/files/read-file'
import { storeFile } from '../providers/files/store-file'
import { createContext } from './context'
import { database } from './database'

/** Settles the upload of a file that has come, as the person who sent it, with the rights they have now. Null when no
 *  upload has this file. */
export async function settleForSender(
  id: string,
  fileKey: string,
  db: Queryable = database(),
): Promise<Upload | null> {
  const sender = await findSender(createContext(null, db), id, fileKey)
  if (!sender) return null
  return settleUpload(createContext(sender, db), { read: readFile, store: storeFile }, id)
}
