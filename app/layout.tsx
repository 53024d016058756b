import type { Metadata, Viewport } from 'next'
import localFont from 'next/font/local'
import type { ReactNode } from 'react'
import { palette } from '@/components/art/palette'
import { Hydrated } from '@/components/ui/layout/hydrated'
import { brand } from '@/content/brand'
import { isRehearsalBuild } from '@/lib/env'
import './globals.css'
import { publicOrigin } from './public-origin'
import { RehearsalBanner } from './rehearsal-banner'

const figtree = localFont({
  src: '../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
  weight: '300 900',
  variable: '--font-figtree',
  // If it loads late, the fallback stays until the next page, so that nothing moves.
  display: 'optional',
  // Adjusted in fallback-fonts.css.
  adjustFontFallback: false,
})

const bricolage = localFont({
  src: '../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  weight: '200 800',
  variable: '--font-bricolage',
  display: 'optional',
  adjustFontFallback: false,
})

export const metadata: Metadata = {
  metadataBase: new URL(publicOrigin),
  title: { default: brand.name, template: `%s · ${brand.name}` },
  description: brand.description,
  // Pages opt in to indexing: app/_head/page-metadata.ts.
  robots: { index: false },
  icons: {
    // Chromium prefers the second as long as it has no size.
    icon: [
      { url: '/favicon.ico', sizes: '32x32' },
      { url: '/icons/icon.svg', type: 'image/svg+xml' },
    ],
    apple: { url: '/icons/apple-180.png', sizes: '180x180' },
  },
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: palette.light.background },
    { media: '(prefers-color-scheme: dark)', color: palette.dark.background },
  ],
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="fr" className={`${figtree.variable} ${bricolage.variable}`}>
      <body>
        {isRehearsalBuild && <RehearsalBanner />}
        {children}
        <Hydrated />
      </body>
    </html>
  )
}
