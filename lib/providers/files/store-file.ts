import { UTFile } from 'uploadthing/server'
import { turnsAtProvider } from './turns'
import { answered, providerFailed, uploadThing } from './uploadthing'

export type StoredFile = {
  /** The provider's name for it: what every later call takes. */
  key: string
  url: string
}

/** Whether the provider's own host shows a file to any caller who names its key, which holds 31 bits and can be guessed;
 *  `private`: only under our signature. */
export type FileReach = 'public' | 'private'

/** Per instance: files of tickets, and copies of pictures (each picture has four). */
const inTurn = {
  private: turnsAtProvider({ places: 4, queue: 300 }),
  public: turnsAtProvider({ places: 16, queue: 300 }),
} satisfies Record<FileReach, unknown>

/** Stores a file at UploadThing, in its turn. `unavailable` when that does not come; `provider` when it was refused or no answer came; it may be there all the same, and is
 *  then an orphan for the nightly sweep. */
export async function storeFile(
  bytes: Uint8Array<ArrayBuffer> | Blob,
  name: string,
  type: string,
  reach: FileReach = 'public',
): Promise<StoredFile> {
  const file = new UTFile([bytes], name, { type })
  // What is public has the app's own setting: an app that is private refuses files that ask to be public.
  const options = reach === 'private' ? { acl: reach } : {}
  const { data, error } = await inTurn[reach](() => answered(uploadThing().uploadFiles(file, options)))
  if (!data?.key || !data.ufsUrl) throw providerFailed(error)
  return { key: data.key, url: data.ufsUrl }
}
