import { Lock } from 'lucide-react'
import { Moment } from '@/components/ui/dates/dates'
import type { TicketNote } from '@/lib/domain/tickets/schema'
import { NoteForm } from './note-form'

/** The staff's notes, styled unlike messages. */
export const Notes = ({ ticketId, notes }: { ticketId: number; notes: TicketNote[] }) => (
  <section
    aria-labelledby="notes"
    className="flex flex-col gap-4 rounded-card border border-late/40 border-dashed bg-late-ground p-4"
  >
    <div>
      <h2
        id="notes"
        className="flex items-center gap-2 font-semibold font-text text-base text-late tracking-normal"
      >
        <Lock aria-hidden="true" className="size-4" />
        Notes internes
      </h2>
      <p className="text-late text-sm">Le client ne les voit jamais.</p>
    </div>
    {notes.length > 0 && (
      <ol className="flex flex-col gap-3">
        {notes.map(({ id, authorName, body, createdAt }) => (
          <li key={id} className="border-late/40 border-l-3 pl-3">
            <p className="text-late text-sm">
              <span className="font-semibold">{authorName}</span>, le <Moment at={createdAt} />
            </p>
            <p className="wrap-anywhere whitespace-pre-wrap">{body}</p>
          </li>
        ))}
      </ol>
    )}
    <NoteForm key={notes.at(-1)?.id} ticketId={ticketId} />
  </section>
)
