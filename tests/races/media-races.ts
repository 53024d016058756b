import { deleteEntry } from '@/lib/domain/content/delete-entry'
import { addPictures } from '@/lib/domain/media/add-pictures'
import { clearEntryPictures } from '@/lib/domain/media/clear-entry-pictures'
import { deletePicture, deletePictureForNow } from '@/lib/domain/media/delete-picture'
import { deleteUnplacedPictures } from '@/lib/domain/media/delete-unplaced-pictures'
import { describePicture } from '@/lib/domain/media/describe-picture'
import { movePicture } from '@/lib/domain/media/move-picture'
import { restorePicture } from '@/lib/domain/media/restore-picture'
import { beginUpload } from '@/lib/domain/uploads/begin-upload'
import { deleteOldUploads } from '@/lib/domain/uploads/delete-old-uploads'
import { recordFileKey } from '@/lib/domain/uploads/record-file-key'
import { settleUpload } from '@/lib/domain/uploads/settle-upload'
import { pictureOf } from '../support/sample-pictures'
import type { ContentWorld } from './content-world'
import { oncePerWorld, partOf, type RoomTable, raced, racedAfter } from './row'

const photo = pictureOf.jpeg()
const sent = async () => ({ name: 'salle.jpg', bytes: await photo })

const sealed = oncePerWorld(({ ctx, pictures }: ContentWorld) =>
  deletePictureForNow(ctx, pictures[1]?.hash ?? ''),
)

export const mediaRaces: RoomTable<ContentWorld> = {
  room: 'media',
  verbs: {
    addPictures: racedAfter(sent, ({ ctx, websiteId }, file) =>
      addPictures(ctx, { kind: 'gallery', customName: '', websiteId, files: [file] }),
    ),
    clearEntryPictures: raced(({ ctx, entryId }) => clearEntryPictures(ctx, { kind: 'staff', id: entryId })),
    copyPictures: partOf('duplicateProduct of catalogue'),
    deletePicture: raced(({ ctx, hash }) => deletePicture(ctx, hash)),
    deletePictureForNow: raced(({ ctx, hash }) => deletePictureForNow(ctx, hash)),
    deleteUnplacedPictures: racedAfter(sealed, ({ system }) => deleteUnplacedPictures(system)),
    describePicture: raced(({ ctx, hash }) => describePicture(ctx, { hash, alt: 'La salle' })),
    movePicture: raced(({ ctx, pictures }) => movePicture(ctx, { id: pictures[3]?.id ?? 0, position: 1 })),
    restorePicture: racedAfter(sealed, ({ ctx }, text) => restorePicture(ctx, { sealed: text })),
    storePictures: partOf('addPictures'),
  },
}

const upload = async ({ ctx, websiteId }: ContentWorld) =>
  beginUpload(ctx, {
    target: { for: 'gallery', websiteId },
    file: { name: 'salle.jpg', size: 900, type: 'image/jpeg' },
  })
const begun = oncePerWorld(upload)
const named = oncePerWorld(async (world: ContentWorld) => {
  const id = await begun(world)
  const { key } = await world.files.store(new Uint8Array(await photo), 'salle.jpg', 'image/jpeg')
  await recordFileKey(world.ctx, { id, fileKey: key })
  return id
})

export const uploadRaces: RoomTable<ContentWorld> = {
  room: 'uploads',
  verbs: {
    beginUpload: raced(upload),
    deleteOldUploads: racedAfter(begun, ({ system }) => deleteOldUploads(system)),
    recordFileKey: racedAfter(begun, ({ ctx }, id) =>
      recordFileKey(ctx, { id, fileKey: crypto.randomUUID() }),
    ),
    settleUpload: racedAfter(named, ({ ctx }, id) => settleUpload(ctx, id)),
  },
}

/** Changes of pictures while their entry is deleted. */
export const entryAndPictureRaces: RoomTable<ContentWorld> = {
  room: 'content and media',
  verbs: {
    addPictures: racedAfter(sent, ({ ctx, entryId }, file) =>
      addPictures(ctx, {
        kind: 'staff',
        customName: '',
        entryId,
        websiteId: null,
        replace: false,
        files: [file],
      }),
    ),
    deleteEntry: raced(({ ctx, entryId }) => deleteEntry(ctx, { kind: 'staff', id: entryId })),
    deletePicture: raced(({ ctx, pictures }) => deletePicture(ctx, pictures[4]?.hash ?? '')),
    movePicture: raced(({ ctx, pictures }) => movePicture(ctx, { id: pictures[5]?.id ?? 0, position: 1 })),
  },
}
