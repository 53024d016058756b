import { list, picture } from './dom'
import type { PictureWire } from './wire'

export const gallery = (items: PictureWire[]) =>
  list(
    'Galerie',
    items.flatMap(({ Url, Alt, Width, Height }) => picture('picture', Url, Alt, Width, Height) ?? []),
  )
