import type { ReactNode } from 'react'
import { SiteFooter } from './footer'
import { SiteHeader } from './header'

/** The header and footer around every public page. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader />
      <main id="contenu" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter builtIn={new Date().getFullYear()} />
    </>
  )
}
