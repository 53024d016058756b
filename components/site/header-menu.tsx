'use client'

import type { ComponentProps, FocusEvent, MouseEvent } from 'react'

type Props = ComponentProps<'nav'>

/** The navigation with its popover as last child: a phone's menu closes when one of its links is followed, also within
 *  the same page, and when the focus leaves it. */
export function HeaderMenu(props: Props) {
  return <nav {...props} onClick={closeOnLink} onBlur={closeOnLeave} />
}

const close = (nav: HTMLElement) => (nav.lastElementChild as HTMLElement).togglePopover?.(false)

function closeOnLink({ target, currentTarget }: MouseEvent<HTMLElement>) {
  if ((target as Element).closest('a')) close(currentTarget)
}

function closeOnLeave({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) close(currentTarget)
}
