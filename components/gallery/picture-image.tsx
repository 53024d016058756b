import type { ComponentProps } from 'react'
import { picturePath } from '@/lib/domain/media/schema'
import type { ShownPicture } from './picture-changes'

type Props = { picture: ShownPicture } & Omit<ComponentProps<'img'>, 'src' | 'alt' | 'width' | 'height'>

/** A picture in the room its size needs, so that nothing jumps when it comes. Beside its name it says nothing itself. */
export function PictureImage({ picture: { hash, width, height }, ...rest }: Props) {
  return <img alt="" {...rest} src={picturePath(hash)} width={width} height={height} decoding="async" />
}
