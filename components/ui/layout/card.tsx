import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

export const cardStyle = 'card shadow-low'

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={clsx(cardStyle, className)} />
}
