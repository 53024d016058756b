import type { ReactNode } from 'react'

/** The consequences of an action, shown before it is executed. */
export const Outcome = ({ children }: { children: ReactNode }) => (
  <dl className="flex flex-col divide-y divide-hairline rounded-input border border-hairline bg-sunken px-4">
    {children}
  </dl>
)

export const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-wrap justify-between gap-x-6 gap-y-1 py-2.5">
    <dt className="text-muted">{name}</dt>
    <dd className="wrap-anywhere font-semibold">{children}</dd>
  </div>
)
