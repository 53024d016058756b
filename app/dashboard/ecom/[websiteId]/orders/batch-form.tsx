'use client'

import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { HiddenFields } from '@/components/ui/fields/hidden-fields'
import { FormOutcome } from '@/components/ui/forms/form-outcome'
import { useGuardedAction } from '@/components/ui/forms/use-guarded-action'
import { useHydrated } from '@/components/ui/layout/use-hydrated'
import { shipOrdersAction } from './batch-actions'
import { BATCH_FORM } from './list-names'

/** The result on the server is then unknown. */
const UNREACHABLE =
  'La connexion a été coupée. Rechargez la page\u00a0: les commandes expédiées n’y sont plus en attente.'

/** Ships the orders whose checkboxes are ticked, anywhere on the page. */
export function BatchForm({ websiteId }: { websiteId: number }) {
  const form = useRef<HTMLFormElement>(null)
  const hydrated = useHydrated()
  const [state, submit, busy] = useGuardedAction(shipOrdersAction, UNREACHABLE)
  const [count, setCount] = useState(0)
  useEffect(() => {
    // React resets a refused form: restores the selection.
    for (const box of boxesOf(form.current)) if (box.name in state.values) box.checked = true
    const recount = () => setCount(boxesOf(form.current).filter(({ checked }) => checked).length)
    recount()
    document.addEventListener('change', recount)
    return () => document.removeEventListener('change', recount)
  }, [state])
  return (
    <form
      ref={form}
      id={BATCH_FORM}
      action={submit}
      onSubmit={(event) => busy && event.preventDefault()}
      className="flex flex-wrap items-center gap-x-4 gap-y-2"
    >
      <HiddenFields values={{ websiteId }} />
      <Button type="submit" size="small" look="secondary" busy={busy}>
        {busy ? 'Création...' : `Créer les expéditions${hydrated ? ` (${count})` : ''}`}
      </Button>
      <p className="text-muted text-sm">
        {busy
          ? 'Les étiquettes sont créées une à une\u00a0: cela peut prendre une minute.'
          : 'Cochez les commandes à expédier avec Mondial Relay.'}
      </p>
      <FormOutcome
        state={{ ...state, message: state.issues.orderIds ?? state.message ?? '' }}
        className="basis-full"
      />
    </form>
  )
}

const boxesOf = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].filter(
    (element): element is HTMLInputElement =>
      element instanceof HTMLInputElement && element.type === 'checkbox',
  )
