import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { AppLink } from '../../navigation/app-link'
import { cardStyle } from './card'

/** A card that is a link to a signed-in screen. */
export function CardLink({ className, ...rest }: ComponentProps<typeof AppLink>) {
  return (
    <AppLink
      {...rest}
      className={clsx(
        cardStyle,
        'block text-text no-underline transition-shadow duration-120 hover:border-control hover:shadow-high',
        className,
      )}
    />
  )
}
