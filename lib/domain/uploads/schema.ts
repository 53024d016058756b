import { z } from 'zod'
import { EntityId } from '../entity-id'
import { EntryPictureKind, type Picture, PictureName } from '../media/schema'

/** The purpose of a sent file. */
export const UploadTarget = z.discriminatedUnion(
  'for',
  [
    z.object({ for: z.literal(['gallery', 'logo']), websiteId: EntityId }),
    z.object({ for: EntryPictureKind, entryId: EntityId }),
  ],
  { error: 'Ce type d’envoi est inconnu.' },
)
export type UploadTarget = z.infer<typeof UploadTarget>

/** A file as announced by its sender; its real type is checked on arrival. */
export const AnnouncedFile = z.object({
  name: z
    .string({ error: 'Indiquez le nom du fichier.' })
    .transform((name) => name.slice(0, 150))
    .pipe(PictureName),
  size: z.int({ error: 'Indiquez la taille du fichier.' }).min(0),
  type: z.string({ error: 'Indiquez le type du fichier.' }).max(100),
})
export type AnnouncedFile = z.infer<typeof AnnouncedFile>

export const UploadId = z.uuid({ error: 'L’identifiant de l’envoi n’est pas valable.' })

export type Upload = {
  id: string
  state: 'waiting' | 'stored' | 'done' | 'failed'
  picture: Picture | null
  /** Why it was refused. */
  error: string | null
}
