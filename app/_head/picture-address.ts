import { brand } from '@/content/brand'
import type { PublicPage } from './pages'

/** What all that show shared links agree on: https://ogp.me */
export const SIZE = { width: 1200, height: 630 }

/** The name of a page's picture below /og. */
export const pictureName = ({ path, pictureOf = path }: PublicPage): string =>
  `${pictureOf.slice(1).replaceAll('/', '-') || 'accueil'}.png`

/** It names the build, so that the picture may be kept for ever. */
export const pictureAddress = (page: PublicPage): string =>
  `/og/${pictureName(page)}?v=${process.env.OSTAL_BUILD?.slice(0, 8) ?? ''}`

export const pictureAlt = ({ name, headline = name }: PublicPage): string =>
  `${headline}, à côté de la maison dessinée ${brand.ofName}`
