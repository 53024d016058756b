import { Monitor, Smartphone } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import { Moment } from '@/components/ui/dates/dates'
import { ActionForm } from '@/components/ui/forms/action-form'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { ConfirmAction } from '@/components/ui/overlays/confirm-action'
import type { OwnSession } from '@/lib/domain/accounts/schema'
import { endOtherSessionsAction, endSessionAction } from './actions'
import { browserName, isPhone } from './browser-name'

const UNREACHABLE = 'Aucune session n’a été fermée. Vérifiez votre connexion, puis réessayez.'

/** The account's sessions. */
export function SessionList({ sessions }: { sessions: OwnSession[] }) {
  const others = sessions.filter(({ isCurrent }) => !isCurrent)
  return (
    <>
      <ul className="flex flex-col" aria-label="Sessions ouvertes">
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-hairline py-3.5 not-last:border-b first:pt-0 last:pb-0"
          >
            <Device userAgent={session.userAgent} />
            <div className="min-w-0 flex-1 basis-40">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
                {browserName(session.userAgent)}
                {session.isCurrent && <Badge look="success">Cette session</Badge>}
              </p>
              <p className="text-muted text-sm">
                Depuis le <Moment at={session.createdAt} />
              </p>
            </div>
            {!session.isCurrent && (
              <ActionForm
                action={endSessionAction}
                fields={{ sessionId: session.id }}
                unreachable={UNREACHABLE}
              >
                <SubmitButton look="secondary" size="small">
                  Fermer<span className="sr-only"> la session {browserName(session.userAgent)}</span>
                </SubmitButton>
              </ActionForm>
            )}
          </li>
        ))}
      </ul>
      {others.length > 1 && (
        <div className="flex">
          <ConfirmAction
            look="secondary"
            label="Fermer toutes les autres"
            question="Fermer toutes les sessions, sauf celle-ci ?"
            action={endOtherSessionsAction}
            unreachable={UNREACHABLE}
          />
        </div>
      )}
    </>
  )
}

function Device({ userAgent }: { userAgent: string }) {
  const Icon = isPhone(userAgent) ? Smartphone : Monitor
  return <Icon aria-hidden="true" className="size-5 shrink-0 text-muted" />
}
