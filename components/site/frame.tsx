import type { ReactNode } from 'react'
import type { AccountActions } from './account-entry'
import { SiteFooter } from './footer'
import { SiteHeader } from './header'

/** The header and footer around every public page. */
export function SiteFrame({ actions, children }: { actions?: AccountActions; children: ReactNode }) {
  return (
    <>
      <SiteHeader actions={actions} />
      <main id="contenu" tabIndex={-1} className="outline-none">
        {children}
      </main>
      <SiteFooter builtIn={new Date().getFullYear()} />
    </>
  )
}
