'use client'

import { useRef } from 'react'
import { Gallery } from '@/components/gallery/gallery'
import type { PictureChange, ShownPicture } from '@/components/gallery/picture-changes'
import { EMPTY_FORM } from '@/lib/domain/forms/schema'
import {
  deletePictureAction,
  describePictureAction,
  movePictureAction,
  restorePictureAction,
} from './gallery-actions'

const ACTIONS = {
  move: movePictureAction,
  describe: describePictureAction,
  delete: deletePictureAction,
  restore: restorePictureAction,
}

/** The gallery of a website; saves changes to the server. */
export function GalleryTab({ websiteId, pictures }: { websiteId: number; pictures: ShownPicture[] }) {
  // The undo token of each deletion, while its toast offers to undo.
  const deleted = useRef(new Map<number, string>())

  async function change({ to, ...rest }: PictureChange): Promise<string | undefined> {
    const sent = to === 'restore' ? { deleted: deleted.current.get(rest.id) } : rest
    const form = new FormData()
    for (const [name, value] of Object.entries({ websiteId, ...sent })) form.set(name, String(value))
    const { status, message, values } = await ACTIONS[to](EMPTY_FORM, form)
    if (status === 'error') return message
    if (to === 'delete' && values.deleted) deleted.current.set(rest.id, values.deleted)
    return undefined
  }

  return (
    <Gallery
      {...{ websiteId, pictures, change }}
      deletion={({ hash }) => ({ action: deletePictureAction, fields: { websiteId, hash } })}
    />
  )
}
