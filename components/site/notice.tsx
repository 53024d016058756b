import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { House, type HouseStage } from '../art/house'

/** A page with one message and the next step, next to the house at a given stage; a client's shop shows no house. */
export function Notice({
  title,
  stage,
  action,
  children,
}: {
  title: ReactNode
  stage?: HouseStage
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <div
      className={clsx(
        'mx-auto grid items-center gap-x-16 gap-y-10 px-4 py-14 in-data-frame:px-0 md:px-8 md:py-24 md:in-data-frame:px-0 lg:min-h-[60svh]',
        stage === undefined ? 'max-w-3xl' : 'max-w-6xl md:grid-cols-[1.2fr_1fr]',
      )}
    >
      {/* Above the text on a phone: first, so that nothing moves when the page arrives in parts. */}
      {stage !== undefined && (
        <House
          stage={stage}
          className="w-full max-w-80 max-md:max-w-56 md:order-last md:max-w-96 md:justify-self-end"
        />
      )}
      <div>
        <h1 className="text-4xl md:text-5xl">{title}</h1>
        <div className="mt-4 flex max-w-prose flex-col gap-3 text-lg text-muted">{children}</div>
        {action && <div className="mt-8 flex flex-wrap gap-3">{action}</div>}
      </div>
    </div>
  )
}
