import { answered, uploadThing } from './uploadthing'

const PAGE = 500

export type ListedFile = { key: string; name: string; uploadedAt: Date }

/** The files stored at UploadThing, page by page. The order is not guaranteed: a new file may move others to a page that was
 *  already read. */
export async function* listFiles(): AsyncGenerator<ListedFile[]> {
  for (let offset = 0, more = true; more; offset += PAGE) {
    const { files, hasMore } = await answered(uploadThing().listFiles({ limit: PAGE, offset }))
    const whole = files.filter(({ status }) => status === 'Uploaded')
    yield whole.map(({ key, name, uploadedAt }) => ({ key, name, uploadedAt: new Date(uploadedAt) }))
    more = hasMore
  }
}
