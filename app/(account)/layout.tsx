import type { ReactNode } from 'react'
import { SiteFooter } from '@/components/site/footer'
import { SiteHeader } from '@/components/site/header'

export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader />
      <main id="contenu" className="px-4 pt-28 pb-20 md:pt-36">
        {children}
      </main>
      <SiteFooter />
    </>
  )
}
