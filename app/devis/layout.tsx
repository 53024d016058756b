import type { ReactNode } from 'react'
import { BRAND_NAME } from '@/content/brand-name'

/** A page opened by a mailed link, for readers who may have no account: without the site’s header and links. */
export default function LinkLayout({ children }: { children: ReactNode }) {
  return (
    <main id="contenu" className="mx-auto flex max-w-3xl flex-col gap-6 px-4 py-8 md:py-12">
      <a
        href="/"
        className="flex min-h-11 items-center self-start font-bold font-display text-text text-xl tracking-[-0.03em] no-underline"
      >
        {BRAND_NAME}
      </a>
      {children}
    </main>
  )
}
