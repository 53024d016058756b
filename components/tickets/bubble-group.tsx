import { clsx } from 'clsx'
import { brand } from '@/content/brand'
import type { Bubble, BubbleGroup as Group } from './bubbles'
import { parisClock } from './paris-time'

const ROLES = { USER: 'Client', MODERATOR: `Support ${brand.name}`, ADMIN: `Agence ${brand.name}` }

type Props = { group: Group; isOwn: boolean; onRetry: (key: string) => void }

/** What one person wrote within a minute: one's own on the right, in the account's colour. */
export function BubbleGroup({ group, isOwn, onRetry }: Props) {
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
      {last && <Outcome bubble={last} at={group.at} onRetry={onRetry} />}
    </div>
  )
}

const bubbleStyle = ({ state }: Bubble, isOwn: boolean) =>
  clsx(
    'max-w-full whitespace-pre-wrap break-words rounded-card border px-4 py-2.5',
    isOwn ? 'rounded-br-sm bg-accent-soft' : 'rounded-bl-sm border-hairline bg-surface',
    isOwn && (state === 'failed' ? 'border-danger border-dashed' : 'border-transparent'),
  )

/** On its way, then its time; or that it did not get through, and what to do. */
function Outcome({ bubble, at, onRetry }: { bubble: Bubble; at: Date; onRetry: (key: string) => void }) {
  if (bubble.state === 'sending') return <p className="text-muted text-sm">Envoi…</p>
  if (bubble.state === 'sent') {
    return (
      <time dateTime={at.toISOString()} className="text-muted text-sm tabular-nums">
        {parisClock(at)}
      </time>
    )
  }
  return (
    <p className="font-medium text-danger text-sm">
      Non envoyé.{' '}
      <button
        type="button"
        onClick={() => onRetry(bubble.key)}
        className="min-h-6 rounded-input px-1 font-semibold underline underline-offset-2 pointer-coarse:min-h-11"
      >
        Réessayer
      </button>
    </p>
  )
}
