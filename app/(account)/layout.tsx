import type { ReactNode } from 'react'
import { SiteFooter } from '@/components/site/footer'
import { SiteHeader } from '@/components/site/header'
import { currentPerson } from '@/lib/server/session/session'
import { leaveViewAction } from '../view-actions'
import { logOutAction } from './actions'

const ACTIONS = { logOut: logOutAction, leaveView: leaveViewAction }

export default async function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SiteHeader signedIn={(await currentPerson()) !== null} actions={ACTIONS} />
      <main id="contenu" className="px-4 pt-6 pb-12 md:pt-8 md:pb-16">
        {children}
      </main>
      <SiteFooter builtIn={new Date().getFullYear()} />
    </>
  )
}
