import { api } from '../api'
import type { Picture } from '../api-types'
import type { Watch } from './response-timeout'
import { sendWithProgress } from './send-with-progress'

type Upload = {
  file: File
  /** '': belongs to no website. */
  websiteId: string
  /** '': the file's own name. */
  customName: string
}

/** Adds one picture to the agency's uploads. */
export async function sendUpload({ file, websiteId, customName }: Upload, watch: Watch): Promise<void> {
  const form = new FormData()
  form.set('type', 'upload')
  form.set('websiteId', websiteId)
  form.set('customName', customName)
  form.append('pictures', file)
  await api.postVia<Picture[]>(sendWithProgress(watch), '/pictures', form)
}
