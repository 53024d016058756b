import { clsx } from 'clsx'
import { UploadBar } from '@/components/uploads/upload-bar'
import { brand } from '@/content/brand'
import { ANSWERED_SINCE } from '@/lib/domain/tickets/constants'
import { parisClock } from '../ui/dates/dates'
import type { Bubble, BubbleGroup as Group } from './bubbles'
import { MessageBody } from './message-body'
import { MessageFiles } from './message-files'

const ROLES = { USER: 'Client', MODERATOR: `Support ${brand.name}`, ADMIN: `Agence ${brand.name}` }

/** The actions on an unsent message. */
export type UnsentActions = {
  retry: (key: string) => void
  /** Sends it although a newer message has arrived. */
  markInsisted: (key: string) => void
  /** Moves it back into the send box. */
  edit: (key: string) => void
  drop: (key: string) => void
}

type Props = {
  ticketId: number
  group: Group
  isOwn: boolean
  /** The upload progress of each pending message's files, by its key. */
  shares: Record<string, number>
  actions: UnsentActions
}

/** The messages one person wrote within a minute; the user's own are on the right, in the account's colour. */
export function BubbleGroup({ ticketId, group, isOwn, shares, actions }: Props) {
  const last = group.bubbles.at(-1)
  return (
    <div
      className={clsx('flex flex-col gap-1', isOwn ? 'items-end pl-8 sm:pl-20' : 'items-start pr-8 sm:pr-20')}
    >
      <p className="text-muted text-sm">
        {isOwn ? (
          <>
            <span aria-hidden="true" className="font-semibold text-text">
              Vous
            </span>
            <span className="sr-only">
              {group.authorName} (vous) · {ROLES[group.authorRole]}
            </span>
          </>
        ) : (
          <>
            <span className="font-semibold text-text">{group.authorName}</span> · {ROLES[group.authorRole]}
          </>
        )}
      </p>
      {group.bubbles.map((bubble) => (
        <div key={bubble.key} className={bubbleStyle(bubble, isOwn)}>
          {bubble.body !== '' && <MessageBody text={bubble.body} />}
          {bubble.files.length > 0 && <MessageFiles ticketId={ticketId} files={bubble.files} />}
          {bubble.state === 'sending' && bubble.files.length > 0 && (
            <UploadBar label="Envoi des fichiers" share={shares[bubble.key] ?? 0} className="mt-1" />
          )}
        </div>
      ))}
      {last && <Outcome bubble={last} at={group.at} actions={actions} />}
    </div>
  )
}

const bubbleStyle = ({ state }: Bubble, isOwn: boolean) =>
  clsx(
    'flex max-w-full flex-col gap-2.5 rounded-card border px-4 py-2.5',
    isOwn ? 'rounded-br-sm bg-accent-soft' : 'rounded-bl-sm border-hairline bg-surface',
    isOwn && OWN_BORDERS[state],
  )

const OWN_BORDERS = {
  sent: 'border-transparent',
  sending: 'border-transparent',
  failed: 'border-danger border-dashed',
  asks: 'border-late border-dashed',
}

const actionStyle =
  'min-h-6 rounded-input px-1 font-semibold underline underline-offset-2 pointer-coarse:min-h-11'

/** « Envoi… », then the time sent; or the failure with a retry button, or the question. */
function Outcome({ bubble, at, actions }: { bubble: Bubble; at: Date; actions: UnsentActions }) {
  if (bubble.state === 'sending') return <p className="text-muted text-sm">Envoi…</p>
  if (bubble.state === 'sent') {
    return (
      <time dateTime={at.toISOString()} className="text-muted text-sm tabular-nums">
        {parisClock(at)}
      </time>
    )
  }
  if (bubble.state === 'asks') {
    return (
      <div role="alert" className="text-right font-medium text-late text-sm">
        <p>{ANSWERED_SINCE}</p>
        <button type="button" onClick={() => actions.markInsisted(bubble.key)} className={actionStyle}>
          Envoyer quand même
        </button>{' '}
        <button type="button" onClick={() => actions.edit(bubble.key)} className={actionStyle}>
          Modifier
        </button>
      </div>
    )
  }
  const hasLostFiles = bubble.files.some((file) => !('id' in file) && !file.file)
  return (
    <p className="max-w-prose text-right font-medium text-danger text-sm">
      Non envoyé.{' '}
      {hasLostFiles
        ? 'Joignez à nouveau ses fichiers : '
        : bubble.reason && <span className="wrap-anywhere">{bubble.reason} </span>}
      {!hasLostFiles && (
        <>
          <button type="button" onClick={() => actions.retry(bubble.key)} className={actionStyle}>
            Réessayer
          </button>{' '}
        </>
      )}
      <button type="button" onClick={() => actions.edit(bubble.key)} className={actionStyle}>
        Modifier
      </button>{' '}
      <button type="button" onClick={() => actions.drop(bubble.key)} className={actionStyle}>
        Retirer
      </button>
    </p>
  )
}
