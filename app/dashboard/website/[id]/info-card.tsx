import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'

export const InfoCard = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card className="flex flex-col gap-3 max-md:p-5 md:gap-4">
    <h2 className="text-lg">{title}</h2>
    {children}
  </Card>
)

export const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2">{children}</dl>
)

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-muted text-sm">{name}</dt>
    <dd className="min-w-0 break-words font-medium">{children}</dd>
  </>
)
