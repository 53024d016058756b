import type { ReactNode } from 'react'
import type { FormAction } from '../ui/use-guarded-action'
import { SiteFooter } from './footer'
import { SiteHeader } from './header'

/** The header and footer around every public page. */
export function SiteFrame({ logOut, children }: { logOut?: FormAction | undefined; children: ReactNode }) {
  return (
    <>
      <SiteHeader logOut={logOut} />
      <main id="contenu" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter builtIn={new Date().getFullYear()} />
    </>
  )
}
