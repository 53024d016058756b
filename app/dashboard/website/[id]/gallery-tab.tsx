'use client'

import { Gallery } from '@/components/gallery/gallery'
import type { PictureChange, ShownPicture } from '@/components/gallery/picture-changes'
import { EMPTY_FORM } from '@/lib/domain/forms/schema'
import { deletePictureAction, describePictureAction, movePictureAction } from './gallery-actions'

const ACTIONS = { move: movePictureAction, describe: describePictureAction, delete: deletePictureAction }

/** The gallery of a website, whose changes go to the server. */
export function GalleryTab({ websiteId, pictures }: { websiteId: number; pictures: ShownPicture[] }) {
  async function change({ to, ...rest }: PictureChange): Promise<string | undefined> {
    const form = new FormData()
    for (const [name, value] of Object.entries({ websiteId, ...rest })) form.set(name, String(value))
    const { status, message } = await ACTIONS[to](EMPTY_FORM, form)
    return status === 'error' ? message : undefined
  }

  return (
    <Gallery
      {...{ websiteId, pictures, change }}
      deletion={({ hash }) => ({ action: deletePictureAction, fields: { websiteId, hash } })}
    />
  )
}
