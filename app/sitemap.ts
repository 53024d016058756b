import type { MetadataRoute } from 'next'
import { publicOrigin } from './public-origin'

const pages = [
  '/',
  '/contact',
  '/about',
  '/blog',
  '/cgv',
  '/cgu',
  '/privacy',
  '/mentions-legales',
  '/accessibilite',
  '/promo',
]

export default function sitemap(): MetadataRoute.Sitemap {
  return pages.map((path) => ({ url: `${publicOrigin}${path}` }))
}
