import { answered, providerFailed, uploadThing } from './uploadthing'

/** Deletes files at UploadThing. Those that are gone already are no failure, so that a retry is safe. */
export async function deleteFiles(keys: string[]): Promise<void> {
  if (keys.length === 0) return
  const { success } = await answered(uploadThing().deleteFiles(keys))
  if (!success) throw providerFailed(new Error('UploadThing did not delete the files'))
}
