import type { ReactNode } from 'react'
import { Fieldset } from '@/components/ui/fields/fieldset'

/** A part of the product's form. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Fieldset className="flex flex-col gap-4">
    <legend className="mb-4 w-full border-hairline border-b pb-2 font-bold font-display text-lg">
      {title}
    </legend>
    {children}
  </Fieldset>
)

/** Two fields side by side, if there is room. */
export const Pair = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">{children}</div>
)
