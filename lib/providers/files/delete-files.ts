import { answered, providerFailed, uploadThing } from './uploadthing'

/** Deletes files at UploadThing. Files already deleted are no error, so a retry is safe. */
export async function deleteFiles(keys: string[]): Promise<void> {
  if (keys.length === 0) return
  const { success } = await answered(uploadThing().deleteFiles(keys))
  if (!success) throw providerFailed(new Error('UploadThing did not delete the files'))
}
