import { Paperclip } from 'lucide-react'
import type { RefObject } from 'react'
import { TicketFileList } from '@/components/tickets/ticket-file-list'
import type { ChosenFile } from '@/components/tickets/use-ticket-files'

type ButtonProps = { input: RefObject<HTMLInputElement | null>; onAdd: (files: File[]) => void }

/** Chooses files for a message. Its space is reserved until the script loads; without script it is not shown. */
export const AttachButton = ({ input, onAdd }: ButtonProps) => (
  <div className="relative shrink-0 noscript:hidden">
    <input
      ref={input}
      id="files"
      type="file"
      multiple
      onChange={({ currentTarget }) => {
        onAdd([...(currentTarget.files ?? [])])
        // Allows choosing the same file again.
        currentTarget.value = ''
      }}
      className="peer sr-only"
    />
    <label
      htmlFor="files"
      title="Joindre des fichiers"
      className="grid size-11 cursor-pointer place-items-center rounded-button text-muted outline-accent-ring outline-offset-2 hover:bg-sunken hover:text-text peer-focus-visible:outline-2"
    >
      <Paperclip aria-hidden="true" className="size-5" />
      <span className="sr-only">Joindre des fichiers</span>
    </label>
  </div>
)

type ListProps = {
  input: RefObject<HTMLInputElement | null>
  chosen: ChosenFile[]
  onRemove: (id: string) => void
}

/** The files attached to the next message. */
export function ComposerFiles({ input, chosen, onRemove }: ListProps) {
  return (
    <div className="max-h-[30dvh] overflow-y-auto has-[li]:pb-2">
      <TicketFileList
        files={chosen.map(({ id, file, fault }) => ({ id, name: file.name, bytes: file.size, fault }))}
        picker={input}
        onRemove={onRemove}
      />
    </div>
  )
}
