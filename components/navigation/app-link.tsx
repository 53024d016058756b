'use client'

import { clsx } from 'clsx'
import Link, { useLinkStatus } from 'next/link'
import { type ComponentProps, useEffect } from 'react'
import { isAppPath } from './app-path'
import { beginNavigation } from './pending'

type Props = Pick<
  ComponentProps<'a'>,
  | 'className'
  | 'children'
  | 'lang'
  | 'rel'
  | 'ref'
  | 'title'
  | 'aria-current'
  | 'aria-expanded'
  | 'aria-label'
> & {
  href: string
  /** false: keeps the scroll position, as with tabs. */
  scroll?: boolean
}

/** Every link of the signed-in area. Between its screens only the screen changes; any other URL loads as a document. */
export function AppLink({ href, scroll = true, className, children, ...rest }: Props) {
  if (!isAppPath(href)) {
    return (
      <a href={href} className={className} {...rest}>
        {children}
      </a>
    )
  }
  return (
    <Link href={href} prefetch={false} scroll={scroll} className={clsx('relative', className)} {...rest}>
      {children}
      <PendingMark href={href} />
    </Link>
  )
}

/** A line under the link from the click until its screen has loaded. */
function PendingMark({ href }: { href: string }) {
  const { pending } = useLinkStatus()
  useEffect(() => (pending ? beginNavigation(href) : undefined), [pending, href])
  return <span aria-hidden="true" className="pending-mark" data-pending={pending || undefined} />
}
