import type { ReactNode } from 'react'
import { House, type HouseStage } from '../art/house'
import { Card } from './card'

/** A page that is one small form. */
export function NarrowCard({
  title,
  stage,
  children,
}: {
  title: string
  stage: HouseStage
  children: ReactNode
}) {
  return (
    <div className="mx-auto flex max-w-md flex-col gap-6">
      <House stage={stage} className="mx-auto h-28 text-text" />
      <Card className="flex flex-col gap-6 sm:p-8">
        <h1 className="text-3xl">{title}</h1>
        {children}
      </Card>
    </div>
  )
}
