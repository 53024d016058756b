import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'

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

type Look = VariantProps<typeof buttonStyle>

export function Button({ look, size, wide, className, ...rest }: ComponentProps<'button'> & Look) {
  return <button type="button" {...rest} className={buttonStyle({ look, size, wide, className })} />
}

/** A link that looks like a button: it goes somewhere, it changes nothing. */
export function ButtonLink({ look, size, wide, className, ...rest }: ComponentProps<'a'> & Look) {
  return <a {...rest} className={buttonStyle({ look, size, wide, className })} />
}
