import type { ComponentProps } from 'react'

/** A fieldset with a legend that is seen, in a box of its own. WebKit counts the legend's height twice in a fieldset that a
 *  flex column lays out, until its next layout: what stands below then moves away under a press. */
export const Fieldset = (props: ComponentProps<'fieldset'>) => (
  <div className="min-w-0">
    <fieldset {...props} />
  </div>
)
