import type { MetadataRoute } from 'next'
import { listArticles } from './(public)/_texts/articles'
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

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const articles = await listArticles()
  return [
    ...pages.map((path) => ({ url: publicOrigin + path })),
    ...articles.map(({ path, date }) => ({ url: publicOrigin + path, lastModified: date })),
  ]
}
