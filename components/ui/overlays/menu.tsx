'use client'

import { clsx } from 'clsx'
import { type ComponentProps, type KeyboardEvent, type MouseEvent, type ReactNode, useId } from 'react'
import { AppLink } from '../../navigation/app-link'
import { Button, type ButtonLook } from '../button'

type Props = ButtonLook & {
  /** The button's content. */
  label: ReactNode
  /** The button's accessible name when `label` is an icon. */
  name?: string
  /** MenuItem, MenuLink and forms around them. */
  children: ReactNode
  /** The class of the button. */
  className?: string
}

/** Further actions behind one button. Arrow keys work, but it is not an ARIA menu: without script only Tab moves the
 *  focus. */
export function Menu({ label, name, children, className, look = 'secondary', size = 'small' }: Props) {
  const id = useId()
  return (
    <>
      <Button look={look} size={size} popoverTarget={id} aria-label={name} title={name} className={className}>
        {label}
      </Button>
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={name}
        onKeyDown={moveFocus}
        onClick={closeOnChoice}
        className="bubble bubble-menu min-w-52 flex-col p-1.5 open:flex"
      >
        {children}
      </div>
    </>
  )
}

type ItemProps = { danger?: boolean } & (
  | ({ href: string } & ComponentProps<'a'>)
  | ({ href?: undefined } & ComponentProps<'button'>)
)

/** A link with `href`, a button without. */
export function MenuItem({ danger = false, className, ...rest }: ItemProps) {
  const style = clsx(ITEM_STYLE, danger ? 'text-danger' : 'text-text', className)
  return rest.href === undefined ? (
    <button type="button" {...rest} className={style} />
  ) : (
    <a {...rest} className={style} />
  )
}

type LinkProps = {
  href: string
  /** Whether it opens another screen instead of a sheet of this one. */
  scroll?: boolean
  children: ReactNode
}

/** A link to a sheet of the screen, or to another screen. */
export const MenuLink = ({ href, scroll = false, children }: LinkProps) => (
  <AppLink href={href} scroll={scroll} className={clsx(ITEM_STYLE, 'text-text')}>
    {children}
  </AppLink>
)

const ITEM_STYLE =
  'flex min-h-10 w-full items-center gap-2.5 rounded-input px-3 py-2 text-left font-medium no-underline hover:bg-sunken pointer-coarse:min-h-11'

const ITEMS = 'a[href], button:not(:disabled)'

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(ITEMS)]
  const focused = items.findIndex((item) => item === document.activeElement)
  const target = { ArrowDown: focused + 1, ArrowUp: focused - 1, Home: 0, End: -1 }[event.key]
  if (target === undefined) return
  event.preventDefault()
  items.at(target % items.length)?.focus()
}

/** An item that opens a question leaves the menu open behind it. */
function closeOnChoice({ target, currentTarget }: MouseEvent<HTMLElement>) {
  const item = target instanceof Element && target.closest(ITEMS)
  if (item && !item.hasAttribute('popovertarget')) currentTarget.hidePopover()
}
