import type { Picture } from '../api-types'

/** The fields of a picture that screens use. */
export type StoredPicture = {
  id: number
  url: string
  name: string
  width: number
  height: number
  alt: string
}

export const pictureOf = (wire: Picture): StoredPicture => ({
  id: wire.Id,
  url: wire.Url,
  name: wire.Name,
  width: wire.Width,
  height: wire.Height,
  alt: wire.Alt,
})
