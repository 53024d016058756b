import type { ComponentProps } from 'react'
import { picturePath, pictureSources } from '@/lib/domain/media/schema'
import type { ShownPicture } from './picture-changes'

type Props = { picture: ShownPicture } & Omit<ComponentProps<'img'>, 'src' | 'alt' | 'width' | 'height'> & {
    sizes: string
  }

/** A picture in the room its size needs, so that nothing jumps when it comes. Beside its name it says nothing itself. */
export function PictureImage({ picture, ...rest }: Props) {
  const { hash, width, height } = picture
  return (
    <img
      alt=""
      {...rest}
      srcSet={pictureSources(picture)}
      src={picturePath(hash)}
      width={width}
      height={height}
      decoding="async"
    />
  )
}
