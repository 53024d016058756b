import { brand } from '@/content/brand'
import type { PublicPage } from './pages'

/** The size that all link previews accept: https://ogp.me */
export const SIZE = { width: 1200, height: 630 }

/** The name of a page's picture below /og. */
export const pictureName = ({ path, pictureOf = path }: PublicPage): string =>
  `${pictureOf.slice(1).replaceAll('/', '-') || 'accueil'}.png`

/** Contains the build's id, so that the picture can be cached forever. */
export const pictureAddress = (page: PublicPage): string =>
  `/og/${pictureName(page)}?v=${process.env.OSTAL_BUILD?.slice(0, 8) ?? ''}`

export const pictureAlt = ({ name, headline = name }: PublicPage): string =>
  `${headline}, à côté de la maison dessinée ${brand.ofName}`
