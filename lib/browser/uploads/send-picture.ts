import { api } from '../api'
import type { Picture as PictureWire } from '../api-types'
import { sendWithProgress } from './send-with-progress'
import type { UploadTarget } from './targets'

/** A picture as the API shows it. */
export type StoredPicture = {
  id: number
  url: string
  name: string
  width: number
  height: number
  alt: string
}

type Watch = { onProgress: (share: number) => void; signal: AbortSignal }

/** Sends one picture and waits until the server has it checked and stored. */
export async function sendPicture(target: UploadTarget, file: File, watch: Watch): Promise<StoredPicture> {
  const [wire] = await api.postVia<PictureWire[]>(sendWithProgress(watch), '/pictures', formOf(target, file))
  if (!wire) throw new Error('POST /pictures answers the new picture')
  return {
    id: wire.Id,
    url: wire.Url,
    name: wire.Name,
    width: wire.Width,
    height: wire.Height,
    alt: wire.Alt,
  }
}

const TYPES = { testimonials: 'testimonial', staff: 'staff', events: 'event' }

function formOf(target: UploadTarget, file: File): FormData {
  const form = new FormData()
  if (target.for === 'gallery') {
    form.set('type', 'gallery')
    form.set('websiteId', String(target.websiteId))
  } else {
    form.set('type', TYPES[target.for])
    form.set('id', String(target.entryId))
  }
  form.set('pictures', file)
  return form
}
