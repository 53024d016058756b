import type { MetadataRoute } from 'next'
import { palette } from '@/components/art/palette'
import { brand } from '@/content/brand'

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: brand.name,
    short_name: brand.name,
    description: brand.description,
    lang: 'fr',
    start_url: '/',
    // With the browser's back button, which our pages lack.
    display: 'minimal-ui',
    background_color: palette.light.background,
    theme_color: palette.light.background,
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
