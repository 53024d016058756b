import { clsx } from 'clsx'
import { brand } from '@/content/brand'
import { ANSWERED_MEANWHILE } from '@/lib/domain/tickets/schema'
import { parisClock } from '../ui/dates'
import type { Bubble, BubbleGroup as Group } from './bubbles'

const ROLES = { USER: 'Client', MODERATOR: `Support ${brand.name}`, ADMIN: `Agence ${brand.name}` }

/** What can be done with a message that was not sent. */
export type UnsentActions = {
  retry: (key: string) => void
  /** Sends it although another message has come meanwhile. */
  insist: (key: string) => void
  /** Back into the send box. */
  edit: (key: string) => void
}

type Props = { group: Group; isOwn: boolean; actions: UnsentActions }

/** The messages one person wrote within a minute; the user's own are on the right, in the account's colour. */
export function BubbleGroup({ group, isOwn, actions }: Props) {
  const last = group.bubbles.at(-1)
  return (
    <div
      className={clsx('flex flex-col gap-1', isOwn ? 'items-end pl-8 sm:pl-20' : 'items-start pr-8 sm:pr-20')}
    >
      <p className="text-muted text-sm">
        <span className="font-semibold text-text">{group.authorName}</span>
        {isOwn && <span className="sr-only"> (vous)</span>} · {ROLES[group.authorRole]}
      </p>
      {group.bubbles.map((bubble) => (
        <p key={bubble.key} className={bubbleStyle(bubble, isOwn)}>
          {bubble.body}
        </p>
      ))}
      {last && <Outcome bubble={last} at={group.at} actions={actions} />}
    </div>
  )
}

const bubbleStyle = ({ state }: Bubble, isOwn: boolean) =>
  clsx(
    'max-w-full whitespace-pre-wrap break-words rounded-card border px-4 py-2.5',
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
        <p>{ANSWERED_MEANWHILE}</p>
        <button type="button" onClick={() => actions.insist(bubble.key)} className={actionStyle}>
          Envoyer quand même
        </button>{' '}
        <button type="button" onClick={() => actions.edit(bubble.key)} className={actionStyle}>
          Modifier
        </button>
      </div>
    )
  }
  return (
    <p className="font-medium text-danger text-sm">
      Non envoyé.{' '}
      <button type="button" onClick={() => actions.retry(bubble.key)} className={actionStyle}>
        Réessayer
      </button>
    </p>
  )
}
