import { brand } from '@/content/brand'

/** Tells feed readers where the articles are. */
export const feedLink = {
  types: { 'application/rss+xml': [{ url: '/blog/rss.xml', title: `Le blog ${brand.ofName}` }] },
}
