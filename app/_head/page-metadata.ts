import type { Metadata } from 'next'
import { NO_TITLE } from '@/components/ui/lists/no-title'
import { brand } from '@/content/brand'
import { feedLink } from '../(public)/_texts/feed'
import type { PublicPage } from './pages'
import { pictureAddress, pictureAlt, SIZE } from './picture-address'

/** The metadata of a public page. Pages without it are not indexed: app/layout.tsx. */
export function pageMetadata(page: PublicPage): Metadata {
  const { path, name, titledByForm, headline = name, description, published, changed } = page
  const picture = { url: pictureAddress(page), ...SIZE, type: 'image/png', alt: pictureAlt(page) }
  return {
    title: titledByForm ? NO_TITLE : name,
    description,
    alternates: { canonical: path, ...feedLink },
    robots: { index: true, 'max-image-preview': 'large' },
    openGraph: {
      title: headline,
      description,
      url: path,
      siteName: brand.name,
      locale: 'fr_FR',
      images: [picture],
      ...(published
        ? { type: 'article', publishedTime: published, modifiedTime: changed ?? published }
        : { type: 'website' }),
    },
    twitter: { card: 'summary_large_image' },
  }
}
