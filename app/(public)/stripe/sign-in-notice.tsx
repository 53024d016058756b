import type { ReactNode } from 'react'
import { Notice } from '@/components/site/notice'
import { ButtonLink } from '@/components/ui/button'

/** A payment page for a visitor, who returns to `path` after logging in. */
export function SignInNotice({
  title,
  path,
  children,
}: {
  title: string
  path: string
  children: ReactNode
}) {
  return (
    <Notice
      title={title}
      stage={1}
      action={<ButtonLink href={`/login?from=${encodeURIComponent(path)}`}>Me connecter</ButtonLink>}
    >
      <p>{children}</p>
    </Notice>
  )
}
