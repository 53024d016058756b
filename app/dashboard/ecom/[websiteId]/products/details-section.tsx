import type { ReactNode } from 'react'

/** A section of a product's details below its row. */
export const DetailsSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="flex min-w-0 flex-col gap-3">
    <h4 className="font-display font-bold text-base">{title}</h4>
    {children}
  </section>
)
