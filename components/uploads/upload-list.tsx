import { CircleCheck, RotateCw, X } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { withDe } from '@/lib/domain/elision'
import { readableSize } from './readable-size'
import type { UploadItem } from './upload-queue'

type Props = { items: UploadItem[]; onCancel: (id: string) => void; onRetry: (id: string) => void }

/** Files on their way, each with how far it is, and what went wrong. */
export function UploadList({ items, onCancel, onRetry }: Props) {
  if (items.length === 0) return null
  return (
    <ul className="flex flex-col gap-2" aria-label="Fichiers">
      {items.map((item) => (
        <li key={item.id} className="rounded-input border border-hairline bg-surface px-4 py-3">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <div className="min-w-0 flex-1 basis-40">
              <p className="truncate font-medium" title={item.name}>
                {item.name}
              </p>
              <p className="text-muted text-sm tabular-nums">
                {readableSize(item.size)}
                {STATES[item.state] && <> · {STATES[item.state]}</>}
              </p>
              {item.error && (
                <p role="alert" className="mt-1 font-medium text-danger text-sm">
                  {item.error}
                </p>
              )}
            </div>
            <Actions item={item} onCancel={onCancel} onRetry={onRetry} />
          </div>
          <Bar item={item} />
        </li>
      ))}
    </ul>
  )
}

const STATES = {
  waiting: 'En attente',
  sending: 'Envoi…',
  checking: 'Vérification…',
  done: 'Envoyé',
  failed: '',
}

function Bar({ item: { name, state, progress } }: { item: UploadItem }) {
  if (state === 'done' || state === 'failed') return null
  return (
    <div
      role="progressbar"
      aria-label={`Envoi ${withDe(name)}`}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(progress * 100)}
      className="mt-2 h-1.5 overflow-hidden rounded-full bg-sunken"
    >
      <div
        className="h-full origin-left rounded-full bg-accent-ring transition-transform duration-200 motion-reduce:transition-none"
        style={{ transform: `scaleX(${progress})` }}
      />
    </div>
  )
}

function Actions({
  item: { id, name, state, canRetry },
  onCancel,
  onRetry,
}: Omit<Props, 'items'> & { item: UploadItem }) {
  if (state === 'done') return <CircleCheck aria-hidden="true" className="size-5 text-success" />
  // The file is there: what becomes of it cannot be held up any more.
  if (state === 'checking') return null
  return (
    <div className="flex gap-1">
      {state === 'failed' && canRetry && (
        <Button look="secondary" size="small" onClick={() => onRetry(id)} aria-label={`Réessayer : ${name}`}>
          <RotateCw aria-hidden="true" className="size-4" />
          Réessayer
        </Button>
      )}
      <Button
        look="quiet"
        size="small"
        onClick={() => onCancel(id)}
        aria-label={`${state === 'failed' ? 'Retirer' : 'Annuler'} : ${name}`}
      >
        <X aria-hidden="true" className="size-4" />
        {state === 'failed' ? 'Retirer' : 'Annuler'}
      </Button>
    </div>
  )
}
