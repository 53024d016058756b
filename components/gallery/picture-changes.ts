import type { GalleryPicture } from '@/lib/domain/media/schema'

/** What a gallery shows of a picture. */
export type ShownPicture = Pick<
  GalleryPicture,
  'id' | 'hash' | 'name' | 'alt' | 'width' | 'height' | 'position'
>

/** What a picture's buttons do. */
export type PictureChange = { id: number; hash: string } & (
  | { to: 'move'; position: number }
  | { to: 'describe'; alt: string }
  | { to: 'delete' }
)

/** What a picture is called where it is not seen. */
export const pictureLabel = ({ alt, name, position }: ShownPicture) => alt || name || `Image ${position}`

/** The gallery as it will be once the change is through. Positions stay 1…n. */
export function applyChange(pictures: ShownPicture[], change: PictureChange): ShownPicture[] {
  const picture = pictures.find(({ id }) => id === change.id)
  if (!picture) return pictures
  if (change.to === 'describe')
    return pictures.map((one) => (one === picture ? { ...one, alt: change.alt } : one))
  const others = pictures.filter((one) => one !== picture)
  const list = change.to === 'move' ? others.toSpliced(change.position - 1, 0, picture) : others
  return list.map((one, index) => ({ ...one, position: index + 1 }))
}

/** What a screen reader is told of a change. */
export function announce(picture: ShownPicture, change: PictureChange, count: number): string {
  const label = pictureLabel(picture)
  if (change.to === 'move') return `${label}, position ${change.position} sur ${count}`
  if (change.to === 'describe') return `${label} : texte alternatif enregistré`
  return `${label} : suppression faite`
}
