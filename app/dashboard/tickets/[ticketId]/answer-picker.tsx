import type { FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { controlStyle } from '@/components/ui/fields/field'
import type { CannedAnswer } from '@/lib/domain/canned-answers/schema'

type Props = { ticketId: number; answers: CannedAnswer[]; onInsert: (text: string) => void }

/** Inserts a canned answer into the send box, without script by a reload. */
export function AnswerPicker({ ticketId, answers, onInsert }: Props) {
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const chosen = Number(new FormData(event.currentTarget).get('reponse'))
    const answer = answers.find(({ id }) => id === chosen)
    if (answer) onInsert(answer.body)
  }

  return (
    <form action={`/dashboard/tickets/${ticketId}#message`} onSubmit={onSubmit} className="flex gap-2">
      <label htmlFor="reponse" className="sr-only">
        Réponse type
      </label>
      <select
        id="reponse"
        name="reponse"
        defaultValue=""
        className={`${controlStyle(undefined)} min-h-9 min-w-0 flex-1 py-1 text-sm pointer-coarse:min-h-11 sm:max-w-72`}
      >
        <option value="">Réponse type…</option>
        {answers.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
      <Button type="submit" look="secondary" size="small">
        Insérer
      </Button>
    </form>
  )
}
