import type { MetadataRoute } from 'next'
import { isRehearsalBuild } from '@/lib/env'
import { publicOrigin } from './public-origin'

/** Keeps robots out of what leads to a log-in or is no page. What answers everybody but is not to be listed (a shop's checkout,
 *  a shopper's order) stays open, because only who reads a page learns that it must not be listed. */
export default function robots(): MetadataRoute.Robots {
  if (isRehearsalBuild) return { rules: { userAgent: '*', disallow: '/' } }
  return {
    rules: {
      userAgent: '*',
      allow: [
        '/',
        '/dashboard/new-website',
        '/api/docs',
        // What the embeds show on clients' sites.
        ...['testimonials', 'staff', 'events', 'products'].map((list) => `/api/${list}/website/`),
        '/api/pictures/',
      ],
      disallow: ['/api/', '/dashboard', '/admin', '/orders/'],
    },
    sitemap: `${publicOrigin}/sitemap.xml`,
  }
}
