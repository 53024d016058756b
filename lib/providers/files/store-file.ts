import { UTFile } from 'uploadthing/server'
import { callQueue } from './call-queue'
import { answered, providerFailed, uploadThing } from './uploadthing'

export type StoredFile = {
  /** The provider's name for it, which every later call uses. */
  key: string
  url: string
}

/** Whether the provider's host serves a file to any caller with its key, which has 31 bits and can be guessed; `private`: only
 *  with our signature. */
export type FileReach = 'public' | 'private'

/** Limits per instance: files of tickets, and copies of pictures (each picture has four). */
const queues = {
  private: callQueue({ concurrency: 4, maxWaiting: 300 }),
  public: callQueue({ concurrency: 16, maxWaiting: 300 }),
} satisfies Record<FileReach, unknown>

/** Stores a file at UploadThing. `unavailable` when it does not start in time; `provider` when it was refused or
 *  no answer came: the file may then exist as an orphan, which the nightly sweep deletes. */
export async function storeFile(
  bytes: Uint8Array<ArrayBuffer> | Blob,
  name: string,
  type: string,
  reach: FileReach = 'public',
): Promise<StoredFile> {
  const file = new UTFile([bytes], name, { type })
  // Public files use the app's own setting: a private app refuses an explicit public ACL.
  const options = reach === 'private' ? { acl: reach } : {}
  const { data, error } = await queues[reach](() => answered(uploadThing().uploadFiles(file, options)))
  if (!data?.key || !data.ufsUrl) throw providerFailed(error)
  return { key: data.key, url: data.ufsUrl }
}
