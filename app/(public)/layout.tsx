import type { ReactNode } from 'react'
import { SiteFrame } from '@/components/site/frame'
import { ViewCounter } from '@/components/site/view-counter'

export default function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <SiteFrame>
      {children}
      <ViewCounter />
    </SiteFrame>
  )
}
