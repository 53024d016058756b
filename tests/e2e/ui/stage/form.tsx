import type { ComponentProps } from 'react'

/** The framework's GET form, as a document that it does not run sees it. */
export default function Form({ prefetch: _, ...rest }: ComponentProps<'form'> & { prefetch?: boolean }) {
  return <form {...rest} />
}
