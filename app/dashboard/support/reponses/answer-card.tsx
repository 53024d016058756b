import { clsx } from 'clsx'
import { Pencil, Trash2 } from 'lucide-react'
import { AppLink } from '@/components/navigation/app-link'
import { buttonStyle } from '@/components/ui/button'
import { Card } from '@/components/ui/layout/card'
import { ConfirmAction } from '@/components/ui/overlays/confirm-action'
import type { CannedAnswer } from '@/lib/domain/canned-answers/schema'
import { deleteAnswerAction } from './actions'

const UNREACHABLE = 'La réponse n’a pas été supprimée. Vérifiez votre connexion, puis réessayez.'

export function AnswerCard({
  answer: { id, title, body },
  isOpen,
  editHref,
}: {
  answer: CannedAnswer
  /** Whether the sheet shows this answer. */
  isOpen: boolean
  editHref: string
}) {
  return (
    <Card
      {...(isOpen && { 'aria-current': 'true' })}
      className={clsx('flex flex-col gap-3 p-5', isOpen && 'open-row')}
    >
      <h3 className="wrap-anywhere font-semibold font-text text-lg tracking-normal">{title}</h3>
      <p className="wrap-anywhere line-clamp-4 whitespace-pre-wrap text-muted">{body}</p>
      <div className="-ml-3 flex flex-wrap gap-1">
        <AppLink href={editHref} scroll={false} className={buttonStyle({ look: 'quiet', size: 'small' })}>
          <Pencil aria-hidden="true" className="size-4" />
          Modifier<span className="sr-only"> « {title} »</span>
        </AppLink>
        <ConfirmAction
          danger
          label={
            <>
              <Trash2 aria-hidden="true" className="size-4" />
              Supprimer<span className="sr-only"> « {title} »</span>
            </>
          }
          question="Supprimer cette réponse pour toute l’équipe ?"
          action={deleteAnswerAction}
          fields={{ id }}
          unreachable={UNREACHABLE}
          focusWhenGone="reponses"
        />
      </div>
    </Card>
  )
}
