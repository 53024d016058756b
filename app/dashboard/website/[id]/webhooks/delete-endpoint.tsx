'use client'

import { Trash2 } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button, buttonStyle } from '@/components/ui/button'
import { useGuardedAction } from '@/components/ui/use-guarded-action'
import { deleteEndpointAction } from './actions'

const UNREACHABLE = 'L’adresse n’a pas été supprimée. Vérifiez votre connexion, puis réessayez.'

type Props = { websiteId: number; endpointId: number; url: string }

/** Asks before it deletes. Without script too: the question opens by itself, and 'Non' reads the page anew. */
export function DeleteEndpoint({ websiteId, endpointId, url }: Props) {
  const box = useRef<HTMLDetailsElement>(null)
  const no = useRef<HTMLAnchorElement>(null)
  const [state, remove, busy] = useGuardedAction(deleteEndpointAction, UNREACHABLE)
  useFocusWhenGone(busy)

  function close() {
    if (!box.current) return
    box.current.open = false
    box.current.querySelector('summary')?.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') close()
  }

  return (
    <details
      ref={box}
      onKeyDown={onKeyDown}
      onToggle={() => box.current?.open && no.current?.focus()}
      className="open:flex open:basis-full open:flex-wrap open:items-center open:gap-3"
    >
      <summary
        className={buttonStyle({
          look: 'quiet',
          size: 'small',
          className: 'list-none text-danger [&::-webkit-details-marker]:hidden',
        })}
      >
        <Trash2 aria-hidden="true" className="size-4" />
        Supprimer<span className="sr-only"> {url}</span>
      </summary>
      <form
        action={remove}
        className="flex flex-wrap items-center gap-2 rounded-input bg-danger-ground px-3 py-2 text-danger"
      >
        <input type="hidden" name="websiteId" value={websiteId} />
        <input type="hidden" name="endpointId" value={endpointId} />
        <p id={`supprimer-${endpointId}`} className="mr-1 font-semibold text-sm max-sm:basis-full">
          Supprimer cette adresse et son journal ?
        </p>
        <Button
          type="submit"
          look="danger"
          size="small"
          disabled={busy}
          aria-describedby={`supprimer-${endpointId}`}
        >
          Oui
        </Button>
        <a
          ref={no}
          href={`/dashboard/website/${websiteId}/webhooks`}
          onClick={(event) => {
            event.preventDefault()
            close()
          }}
          aria-describedby={`supprimer-${endpointId}`}
          className={buttonStyle({ look: 'secondary', size: 'small' })}
        >
          Non
        </a>
      </form>
      {state.status === 'error' && <Alert className="basis-full">{state.message}</Alert>}
    </details>
  )
}

/** When the card goes away with what had the keyboard, the list's heading takes it. */
function useFocusWhenGone(busy: boolean) {
  const isBusy = useRef(busy)
  useEffect(() => {
    isBusy.current = busy
  }, [busy])
  useEffect(
    () => () => {
      if (isBusy.current) document.getElementById('adresses')?.focus()
    },
    [],
  )
}
