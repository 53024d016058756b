import type { ComponentProps } from 'react'

/** The framework's link, rendered without the framework. */
export default function Link({
  scroll: _,
  prefetch: __,
  ...rest
}: ComponentProps<'a'> & { scroll?: boolean; prefetch?: boolean }) {
  return <a {...rest} />
}

/** No link is ever pending here. */
export const useLinkStatus = () => ({ pending: false })
