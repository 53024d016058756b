import type { ComponentProps } from 'react'

/** The framework's link, as a document that it does not run sees it. */
export default function Link({
  scroll: _,
  prefetch: __,
  ...rest
}: ComponentProps<'a'> & { scroll?: boolean; prefetch?: boolean }) {
  return <a {...rest} />
}

/** No link waits for anything here. */
export const useLinkStatus = () => ({ pending: false })
