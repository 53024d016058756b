import { CircleCheck, RotateCw, X } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '@/components/ui/button'
import { withDe } from '@/lib/domain/elision'
import { readableSize } from './readable-size'
import { UploadBar } from './upload-bar'
import type { UploadItem } from './upload-queue'

type Props = {
  items: UploadItem[]
  onCancel: (id: string) => void
  onRetry: (id: string) => void
  /** The id of the element that gets the focus when the last file leaves the list. */
  focusWhenGone?: string
}

/** Uploading files, each with its progress or its failure. */
export function UploadList({ items, onCancel, onRetry, focusWhenGone }: Props) {
  const list = useRef<HTMLUListElement>(null)
  if (items.length === 0) return null

  /** Keeps the focus: the files' buttons disappear with them. */
  function remove(gone: UploadItem[]) {
    const target = gone.length < items.length ? list.current : document.getElementById(focusWhenGone ?? '')
    target?.focus()
    for (const { id } of gone) onCancel(id)
  }

  function retryAll(failed: UploadItem[]) {
    list.current?.focus()
    for (const { id } of failed) onRetry(id)
  }

  return (
    <div className="flex flex-col gap-2">
      <ForAll items={items} onRemove={remove} onRetry={retryAll} />
      <ul ref={list} tabIndex={-1} className="flex flex-col gap-2" aria-label="Fichiers">
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
              <Actions item={item} onCancel={() => remove([item])} onRetry={onRetry} />
            </div>
            <Bar item={item} />
          </li>
        ))}
      </ul>
    </div>
  )
}

type OnItems = (items: UploadItem[]) => void

/** Buttons for all failed or waiting files together; running uploads continue. */
function ForAll({ items, onRemove, onRetry }: { items: UploadItem[]; onRemove: OnItems; onRetry: OnItems }) {
  const removable = items.filter(({ state }) => state === 'failed' || state === 'waiting')
  const retryable = items.filter(({ state, canRetry }) => state === 'failed' && canRetry)
  if (removable.length < 2) return null
  return (
    <div className="flex flex-wrap justify-end gap-2">
      {retryable.length > 1 && (
        <Button look="secondary" size="small" onClick={() => onRetry(retryable)}>
          <RotateCw aria-hidden="true" className="size-4" />
          Tout réessayer
        </Button>
      )}
      <Button look="quiet" size="small" onClick={() => onRemove(removable)}>
        <X aria-hidden="true" className="size-4" />
        Tout retirer
      </Button>
    </div>
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
  return <UploadBar label={`Envoi ${withDe(name)}`} share={progress} className="mt-2" />
}

function Actions({
  item: { id, name, state, canRetry },
  onCancel,
  onRetry,
}: Pick<Props, 'onCancel' | 'onRetry'> & { item: UploadItem }) {
  if (state === 'done') return <CircleCheck aria-hidden="true" className="size-5 text-success" />
  // The file is uploaded: its processing cannot be cancelled.
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
