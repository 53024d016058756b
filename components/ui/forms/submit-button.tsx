'use client'

import type { ComponentProps } from 'react'
import { useFormStatus } from 'react-dom'
import { Button } from '../button'

/** The button of a form; busy while the form's action runs. */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type' | 'busy'>) {
  const { pending } = useFormStatus()
  return <Button {...props} type="submit" busy={pending} />
}
