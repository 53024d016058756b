import type { ComponentProps } from 'react'
import { picturePath, pictureSources } from '@/lib/domain/media/paths'
import type { ShownPicture } from './picture-changes'

type Props = { picture: Pick<ShownPicture, 'hash' | 'width' | 'height'> } & Omit<
  ComponentProps<'img'>,
  'src' | 'alt' | 'width' | 'height'
> & {
    sizes: string
  }

/** A picture with its space reserved, so that nothing moves when it loads. Its `alt` is empty next to its visible
 *  name. */
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
