import type { ReactNode } from 'react'
import { SiteFooter } from '@/components/site/footer'
import { SiteHeader } from '@/components/site/header'

export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader />
      <main id="contenu" className="px-4 py-12 md:py-16">
        {children}
      </main>
      <SiteFooter />
    </>
  )
}
