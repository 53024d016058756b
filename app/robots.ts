import type { MetadataRoute } from 'next'
import { isRehearsalBuild } from '@/lib/env'
import { publicOrigin } from './public-origin'

/** Excludes paths that lead to a log-in or are not pages. Public pages that must not be indexed (a shop's checkout, a shopper's
 *  order) stay allowed: robots only see the noindex of pages that they may fetch. */
export default function robots(): MetadataRoute.Robots {
  if (isRehearsalBuild) return { rules: { userAgent: '*', disallow: '/' } }
  return {
    rules: {
      userAgent: '*',
      allow: [
        '/',
        '/dashboard/new-website',
        '/api/docs',
        // The lists that the embeds show on clients' sites.
        ...['testimonials', 'staff', 'events', 'products'].map((list) => `/api/${list}/website/`),
        '/api/pictures/',
      ],
      disallow: ['/api/', '/dashboard', '/admin', '/orders/'],
    },
    sitemap: `${publicOrigin}/sitemap.xml`,
  }
}
