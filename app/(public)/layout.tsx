import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/site/frame'
import { ViewCounter } from '@/components/site/view-counter'
import { logOutAction } from '../(account)/actions'
import { leaveViewAction } from '../view-actions'

const ACTIONS = { logOut: logOutAction, leaveView: leaveViewAction }

export default function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame actions={ACTIONS}>
      {children}
      <ViewCounter />
    </SiteFrame>
  )
}
