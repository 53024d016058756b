import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/site/frame'
import { ViewCounter } from '@/components/site/view-counter'
import { logOutAction } from '../(account)/actions'

export default function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame logOut={logOutAction}>
      {children}
      <ViewCounter />
    </SiteFrame>
  )
}
