import { element, list, narrower, picture } from './dom'
import type { PictureWire } from './wire'

/** A tile's width: half of a phone's screen, else about the minimum grid column. */
const SIZES = 'auto, (max-width: 40rem) 50vw, 20rem'

/** A picture that links to itself at full size. */
function tile({ Url, Alt, Width, Height }: PictureWire) {
  const image = picture('picture', Url, Alt, Width, Height)
  const copies = ([480, 960] as const).filter((width) => width < Width)
  if (image && copies.length > 0) {
    const sources = [...copies.map((width) => `${narrower(Url, width)} ${width}w`), `${Url} ${Width}w`]
    image.setAttribute('sizes', SIZES)
    image.setAttribute('srcset', sources.join(', '))
  }
  const label = Alt ? `Agrandir\u00a0: ${Alt}` : 'Agrandir l’image'
  return image ? element('a', { part: 'link', href: Url, 'aria-label': label }, image) : []
}

export const gallery = (items: PictureWire[]) => {
  const shown = list('Galerie', items.flatMap(tile))
  shown.part.add('gallery')
  return shown
}
