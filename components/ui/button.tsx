import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, MouseEvent } from 'react'

export const buttonStyle = cva('button', {
  variants: {
    look: {
      primary: 'button-primary',
      secondary: 'button-secondary',
      quiet: 'text-accent-text underline-offset-4 hover:bg-sunken hover:underline',
      danger: 'bg-danger text-surface hover:brightness-93',
    },
    size: {
      normal: '',
      large: 'button-large',
      small: 'min-h-9 px-3 text-sm pointer-coarse:min-h-11',
    },
    wide: { true: 'w-full', false: '' },
  },
  defaultVariants: { look: 'primary', size: 'normal', wide: false },
})

export type ButtonLook = VariantProps<typeof buttonStyle>

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Its action is still running: a press does nothing, and the button keeps the focus. */
    busy?: boolean
  }

export function Button({ look, size, wide, className, busy = false, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      {...(busy && BUSY)}
      className={buttonStyle({ look, size, wide, className })}
    />
  )
}

const BUSY = { 'aria-disabled': true, onClick: (event: MouseEvent) => event.preventDefault() } as const

/** A link that looks like a button. */
export function ButtonLink({ look, size, wide, className, ...rest }: ComponentProps<'a'> & ButtonLook) {
  return <a {...rest} className={buttonStyle({ look, size, wide, className })} />
}
