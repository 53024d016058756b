import { clsx } from 'clsx'
import { Paperclip } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { TicketFileList } from '@/components/tickets/ticket-file-list'
import type { ChosenFile } from '@/components/tickets/use-ticket-files'
import { buttonStyle } from '@/components/ui/button'
import { describedBy, FieldNotes } from '@/components/ui/fields/field'
import { useHydrated } from '@/components/ui/layout/use-hydrated'

const HINT =
  '10 fichiers au plus, de 10\u00a0Mo chacun\u00a0: images, PDF, textes, documents Office ou archives zip.'

/** Styles the native picker's button like ours. */
const PLAIN =
  'max-w-full text-muted text-sm file:mr-4 file:min-h-9 file:rounded-button file:border file:border-control file:bg-surface file:px-3 file:font-semibold file:text-text pointer-coarse:file:min-h-11'

type Props = {
  chosen: ChosenFile[]
  /** The upload progress of each file; null when not sending. */
  shares: number[] | null
  issue: string | undefined
  onAdd: (files: File[]) => void
  onRemove: (id: string) => void
}

/** Several files, chosen, dropped or pasted. Without script it is the native picker. */
export function FilePicker({ chosen, shares, issue, onAdd, onRemove }: Props) {
  const hydrated = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const notes = { name: 'files', hint: HINT, issue }

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    if (!shares) onAdd([...event.dataTransfer.files])
  }

  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor="files" className="font-semibold text-sm">
        Fichiers<span className="font-normal text-muted"> (facultatif)</span>
      </label>
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={clsx(
          'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-input border border-dashed px-4 py-4 outline-accent-ring outline-offset-2 has-focus-visible:outline-2',
          isOver ? 'border-accent-ring bg-accent-soft' : issue ? 'border-danger' : 'border-control',
        )}
      >
        <input
          ref={input}
          id="files"
          type="file"
          multiple
          // With script the page sends the files itself.
          name={hydrated ? undefined : 'files'}
          disabled={shares !== null}
          onChange={({ currentTarget }) => {
            onAdd([...(currentTarget.files ?? [])])
            // Allows choosing the same file again.
            currentTarget.value = ''
          }}
          {...describedBy(notes)}
          className={hydrated ? 'sr-only' : PLAIN}
        />
        {hydrated && (
          <>
            <label
              htmlFor="files"
              aria-hidden="true"
              className={buttonStyle({ look: 'secondary', size: 'small', className: 'cursor-pointer' })}
            >
              <Paperclip aria-hidden="true" className="size-4" />
              Ajouter des fichiers
            </label>
            <span aria-hidden="true" className="text-muted text-sm pointer-coarse:hidden">
              ou déposez-les ici
            </span>
          </>
        )}
      </div>
      <FieldNotes {...notes} />
      <TicketFileList
        picker={input}
        files={chosen.map(({ id, file, fault }, index) => ({
          id,
          name: file.name,
          bytes: file.size,
          fault,
          share: shares?.[index],
        }))}
        onRemove={shares ? undefined : onRemove}
      />
    </div>
  )
}
