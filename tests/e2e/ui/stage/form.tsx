import type { ComponentProps } from 'react'

/** The framework's GET form, rendered without the framework. */
export default function Form({ prefetch: _, ...rest }: ComponentProps<'form'> & { prefetch?: boolean }) {
  return <form {...rest} />
}
