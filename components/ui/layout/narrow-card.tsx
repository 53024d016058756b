import type { ReactNode } from 'react'
import { House, type HouseStage } from '../../art/house'
import { Card } from './card'

/** A page with one small form. */
export function NarrowCard({
  title,
  stage,
  intro,
  children,
}: {
  title: string
  stage: HouseStage
  /** A sentence below the title. */
  intro?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="mx-auto flex max-w-md flex-col gap-4 md:gap-6">
      <House stage={stage} className="mx-auto h-20 text-text md:h-28" />
      <Card className="flex flex-col gap-6 sm:p-8">
        <div>
          <h1 className="text-3xl">{title}</h1>
          {intro && <p className="mt-2 text-muted">{intro}</p>}
        </div>
        {children}
      </Card>
    </div>
  )
}
