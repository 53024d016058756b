import { clsx } from 'clsx'
import { File as FileIcon, TriangleAlert, X } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { flushSync } from 'react-dom'
import { readableSize } from '@/components/uploads/readable-size'
import { UploadBar } from '@/components/uploads/upload-bar'
import { withDe } from '@/lib/domain/elision'

type Row = {
  id: string
  name: string
  bytes: number
  fault?: string | undefined
  /** The upload progress, 0 to 1, while it is sent. */
  share?: number | undefined
}

type Props = {
  files: Row[]
  /** The element to focus when the last file is removed. */
  picker: RefObject<HTMLInputElement | null>
  onRemove?: ((id: string) => void) | undefined
}

/** Files to be sent, each with its fault or its progress. */
export function TicketFileList({ files, picker, onRemove }: Props) {
  const list = useRef<HTMLUListElement>(null)

  /** Focuses the next file, or the picker: at once, because the next key may follow quickly. */
  function remove(id: string, index: number) {
    flushSync(() => onRemove?.(id))
    const buttons = list.current?.querySelectorAll('button') ?? []
    const next = buttons[Math.min(index, buttons.length - 1)] ?? picker.current
    next?.focus()
  }

  return (
    <ul
      ref={list}
      aria-label="Fichiers choisis"
      className="flex flex-col gap-2 empty:hidden [&:not(:empty)]:mt-1.5"
    >
      {files.map(({ id, name, bytes, fault, share }, index) => (
        <li
          key={id}
          className={clsx(
            'flex items-center gap-3 rounded-input border border-hairline bg-background py-1.5 pl-3',
            onRemove ? 'pr-1.5' : 'pr-3',
          )}
        >
          {fault ? (
            <TriangleAlert aria-hidden="true" className="size-5 shrink-0 text-danger" />
          ) : (
            <FileIcon aria-hidden="true" className="size-5 shrink-0 text-muted" />
          )}
          <div className="min-w-0 flex-1 py-1">
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="max-w-full truncate font-medium" title={name}>
                {name}
              </span>
              <span className="shrink-0 text-muted text-sm tabular-nums">{readableSize(bytes)}</span>
            </p>
            {fault && (
              <p role="alert" className="font-medium text-danger text-sm">
                {fault}
              </p>
            )}
            {share !== undefined && (
              <UploadBar label={`Envoi ${withDe(name)}`} share={share} className="mt-1" />
            )}
          </div>
          {onRemove && (
            <button
              type="button"
              aria-label={`Retirer ${name}`}
              onClick={() => remove(id, index)}
              className="grid size-9 shrink-0 place-items-center rounded-button text-muted hover:bg-sunken hover:text-text pointer-coarse:size-11"
            >
              <X aria-hidden="true" className="size-5" />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
