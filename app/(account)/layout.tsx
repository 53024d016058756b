import type { ReactNode } from 'react'
import { SiteFooter } from '@/components/site/footer'
import { SiteHeader } from '@/components/site/header'
import { currentPerson } from '@/lib/server/session'
import { logOutAction } from './actions'

export default async function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader signedIn={(await currentPerson()) !== null} logOut={logOutAction} />
      <main id="contenu" className="px-4 py-12 md:py-16">
        {children}
      </main>
      <SiteFooter builtIn={new Date().getFullYear()} />
    </>
  )
}
