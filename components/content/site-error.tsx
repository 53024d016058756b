import type { ReactNode } from 'react'
import { Alert } from '../ui/layout/alert'

/** A failure of the site screens: the specification’s English text, then what to do, in French. */
export function SiteError({
  text,
  reason,
  action,
}: {
  text: string
  reason?: string | undefined
  action?: ReactNode
}) {
  return (
    <Alert action={action}>
      Erreur : <span lang="en">{text}</span>
      {reason && <span className="block font-normal">{reason}</span>}
    </Alert>
  )
}
