import type { Metadata } from 'next'
import { type ExampleSlug, examples } from '@/content/examples'
import { pictures } from './pictures'

type Words = { trade: string; description: string }

/** For people with the URL only: an invented client must not be indexed. */
export function exampleMetadata(slug: ExampleSlug, { trade, description }: Words): Metadata {
  const name = examples.find((example) => example.slug === slug)?.name
  const title = `${name}, ${trade}`
  const path = `/exemples/${slug}`
  const { src: url, width, height } = pictures[slug].wide
  return {
    title: { absolute: title },
    description,
    alternates: { canonical: path },
    robots: { index: false },
    twitter: { card: 'summary_large_image' },
    openGraph: {
      type: 'website',
      title,
      description,
      url: path,
      locale: 'fr_FR',
      images: [{ url, width, height, alt: title }],
    },
  }
}
