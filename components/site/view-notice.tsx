'use client'

import { Eye } from 'lucide-react'
import { createPortal } from 'react-dom'
import { hostCookie, VIEW_COOKIE } from '@/lib/domain/accounts/policy'
import { ButtonLink } from '../ui/button'
import { parisClock } from '../ui/dates/dates'
import { DocumentForm } from '../ui/forms/document-form'
import { SubmitButton } from '../ui/forms/submit-button'
import type { FormAction } from '../ui/forms/use-guarded-action'

const UNREACHABLE = 'La consultation n’a pas pu être quittée\u00a0: le serveur n’a pas répondu. Réessayez.'

/** Shown on public pages while an administrator views a client. At the bottom of the window, so that the page does not move
 *  when the script loads. */
export function ViewNotice({ leaveView }: { leaveView: FormAction }) {
  const endsAt = viewEnd()
  if (!endsAt) return null
  return createPortal(
    <section aria-label="Consultation d’un compte" className="view-notice">
      <Eye aria-hidden="true" className="size-5 shrink-0" />
      <p className="min-w-0 flex-1 leading-snug">
        Vous consultez un client, en lecture seule jusqu’à {parisClock(endsAt)}.
      </p>
      <ButtonLink href="/dashboard" look="secondary" size="small" className="max-sm:hidden">
        Revenir à son espace
      </ButtonLink>
      <DocumentForm action={leaveView} unreachable={UNREACHABLE}>
        <SubmitButton look="secondary" size="small">
          Quitter
        </SubmitButton>
      </DocumentForm>
    </section>,
    document.body,
  )
}

function viewEnd(): Date | null {
  const name = hostCookie(VIEW_COOKIE, location.protocol === 'https:')
  const cookie = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`))
  const endsAt = new Date(decodeURIComponent(cookie?.slice(name.length + 1) ?? ''))
  return endsAt.getTime() > Date.now() ? endsAt : null
}
