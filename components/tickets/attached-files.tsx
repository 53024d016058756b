import { Download } from 'lucide-react'
import { readableSize } from '@/components/uploads/readable-size'
import { type TicketFile, ticketFilePath } from '@/lib/domain/tickets/schema'

/** The files attached to a ticket, as downloads. */
export function AttachedFiles({ ticketId, files }: { ticketId: number; files: TicketFile[] }) {
  if (files.length === 0) return null
  return (
    <section aria-labelledby="fichiers-joints" className="flex flex-col gap-2">
      <h2 id="fichiers-joints" className="font-semibold font-text text-muted text-sm tracking-normal">
        {files.length === 1 ? 'Fichier joint' : `${files.length} fichiers joints`}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {files.map(({ id, name, bytes }) => (
          <li key={id} className="min-w-0 max-w-full">
            <a
              href={ticketFilePath(ticketId, id)}
              download={name}
              className="flex min-h-11 items-center gap-2.5 rounded-input border border-control bg-surface px-3 py-1.5 text-text no-underline hover:bg-sunken"
            >
              <Download aria-hidden="true" className="size-4 shrink-0 text-muted" />
              <span className="truncate font-medium" title={name}>
                {name}
              </span>
              <span className="shrink-0 text-muted text-sm tabular-nums">{readableSize(bytes)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
