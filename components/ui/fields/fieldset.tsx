import type { ComponentProps } from 'react'

/** A fieldset with a visible legend, in a separate box. WebKit counts the legend's height twice in a fieldset in a flex column,
 *  until its next layout: elements below would then move during a press. */
export const Fieldset = (props: ComponentProps<'fieldset'>) => (
  <div className="min-w-0">
    <fieldset {...props} />
  </div>
)
