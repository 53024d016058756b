'use client'

import { useRef } from 'react'
import { AppLink } from '@/components/navigation/app-link'
import { Button, buttonStyle } from '@/components/ui/button'
import { Alert } from '@/components/ui/layout/alert'
import { Spinner } from '@/components/ui/layout/spinner'
import { heightOf, type List } from './element-line'
import { usePreview } from './use-preview'

type Props = {
  list: List
  title: string
  websiteId: number
  /** The link where the owner fills the list. */
  fill: { href: string; label: string }
}

/** One of the embed's lists as visitors see it, in the same height as in a client's page. */
export function ListPreview({ list, title, websiteId, fill }: Props) {
  const host = useRef<HTMLDivElement>(null)
  const { state, again } = usePreview(host, list, websiteId)
  return (
    <div
      role="group"
      aria-label={`Aperçu\u00a0: ${title}`}
      // It scrolls as it does in the client's page.
      tabIndex={0}
      style={{ height: heightOf(list) }}
      className="overflow-auto rounded-input noscript:hidden"
    >
      {state === 'loading' && <Spinner />}
      {state === 'empty' && (
        <div className="flex h-full flex-col items-center justify-center gap-4 rounded-card border border-hairline border-dashed bg-surface p-6 text-center">
          <p className="max-w-prose text-muted">
            Rien à montrer pour l’instant&nbsp;: votre page garde ce qu’elle a elle-même placé dans cet
            élément.
          </p>
          <AppLink href={fill.href} className={buttonStyle({ look: 'secondary', size: 'small' })}>
            {fill.label}
          </AppLink>
        </div>
      )}
      {state === 'failed' && (
        <Alert
          action={
            <Button look="quiet" size="small" onClick={again}>
              Réessayer
            </Button>
          }
        >
          L’aperçu n’a pas pu être chargé.
        </Alert>
      )}
      <div ref={host} hidden={state !== 'shown'} />
    </div>
  )
}
