import { type ReactNode, useId } from 'react'
import { Card } from '@/components/ui/layout/card'

type Props = {
  title: string
  /** A badge next to the title. */
  status?: ReactNode
  intro?: ReactNode
  action?: ReactNode
  children?: ReactNode
}

/** A section of a settings screen. */
export function SectionCard({ title, status, intro, action, children }: Props) {
  const id = useId()
  return (
    <Card className="flex flex-col gap-5 p-5 sm:p-6">
      <section aria-labelledby={id} className="contents">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="flex min-w-0 flex-1 basis-64 flex-col gap-1.5">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h2 id={id} className="text-xl">
                {title}
              </h2>
              {status}
            </div>
            {intro && <p className="max-w-prose text-muted">{intro}</p>}
          </div>
          {action}
        </div>
        {children}
      </section>
    </Card>
  )
}
