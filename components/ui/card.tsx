import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

const style = 'card shadow-low'

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx(style, className)} />
}

/** A card that is one link. */
export function CardLink({ className, ...rest }: ComponentProps<'a'>) {
  return (
    <a
      {...rest}
      className={clsx(
        style,
        'block text-text no-underline transition-shadow duration-120 hover:border-control hover:shadow-high',
        className,
      )}
    />
  )
}
