import type { MetadataRoute } from 'next'
import { publicOrigin } from './public-origin'

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: [
        '/api/',
        '/dashboard',
        '/admin',
        '/orders/',
        '/commande/',
        '/apercu/',
        '/checkout',
        '/stripe/',
      ],
    },
    sitemap: `${publicOrigin}/sitemap.xml`,
  }
}
