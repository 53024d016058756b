import { UTFile } from 'uploadthing/server'
import { answered, providerFailed, uploadThing } from './uploadthing'

export type StoredFile = {
  /** The provider's name for it: what every later call takes. */
  key: string
  url: string
}

/** Stores a file at UploadThing. `provider` when it was refused or no answer came; it may be there all the same, and is
 *  then an orphan for the nightly sweep. */
export async function storeFile(
  bytes: Uint8Array<ArrayBuffer> | Blob,
  name: string,
  type: string,
): Promise<StoredFile> {
  const { data, error } = await answered(uploadThing().uploadFiles(new UTFile([bytes], name, { type })))
  if (!data?.key || !data.ufsUrl) throw providerFailed(error)
  return { key: data.key, url: data.ufsUrl }
}
