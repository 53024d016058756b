import { pictures } from '@/db/schema/pictures'
import { moveTo } from '../content/positions'
import type { Context } from '../context'
import { notFound } from '../errors'
import { announcePicture } from './announce-picture'
import { lockPicture, readGallery } from './queries'
import type { GalleryPicture } from './schema'

/** Puts a picture at another place of its website's gallery, and answers the whole gallery in its new order. */
export async function movePicture(ctx: Context, id: number, position: number): Promise<GalleryPicture[]> {
  return ctx.transaction(async (tx) => {
    const picture = await lockPicture(tx, { id })
    const { websiteId, position: from } = picture
    if (websiteId === null || from === null) throw notFound()
    await moveTo(tx, pictures, { id, websiteId, position: from }, position)
    await announcePicture(tx, picture, 'moved')
    return readGallery(tx, websiteId)
  })
}
