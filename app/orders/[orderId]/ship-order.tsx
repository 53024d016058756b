'use client'

import { useEffect } from 'react'
import { useFormStatus } from 'react-dom'
import { Button } from '@/components/ui/button'
import { Dialog, opensDialog } from '@/components/ui/dialog'
import { HiddenFields } from '@/components/ui/hidden-fields'
import { useFocusWhenGone } from '@/components/ui/use-focus-when-gone'
import { useGuardedAction } from '@/components/ui/use-guarded-action'
import { shipAction } from './shipment-actions'
import { ShipmentFailure } from './shipment-failure'

const DIALOG = 'creer-l-expedition'
const CLOSES = { commandfor: DIALOG, command: 'close' } as object
/** What the server had done is not known then. */
const UNREACHABLE = 'La connexion a été coupée. Rechargez la page\u00a0: elle dit si l’étiquette a été créée.'

type Props = {
  orderId: number
  websiteId: number
  /** The id of what gets the focus when the order no longer waits for a label. */
  focusWhenGone: string
}

/** Has the carrier make the label of an order, after a question. */
export function ShipOrder({ orderId, websiteId, focusWhenGone }: Props) {
  const [state, submit, busy] = useGuardedAction(shipAction, UNREACHABLE)
  useFocusWhenGone(busy, focusWhenGone)
  useEffect(() => {
    if (state.status !== 'idle') closeDialog()
  }, [state])
  return (
    <>
      {state.status === 'error' && (
        <ShipmentFailure
          websiteId={websiteId}
          reasons={reasonsOf(state)}
          className="order-first basis-full"
        />
      )}
      <Button {...opensDialog(DIALOG)} className="max-sm:w-full">
        <span aria-hidden="true">📦</span> Créer l’expédition
      </Button>
      <Dialog id={DIALOG} title="Créer l’expédition">
        <p className="max-w-prose">
          Cette action créera une étiquette d’expédition pour cette commande. Vous pourrez ensuite l’imprimer
          et l’apposer sur le colis.
        </p>
        <form
          action={submit}
          onSubmit={(event) => busy && event.preventDefault()}
          className="flex flex-wrap justify-end gap-3"
        >
          <HiddenFields values={{ orderId }} />
          <Button look="secondary" {...CLOSES} onClick={closeDialog}>
            Annuler
          </Button>
          <ConfirmButton />
        </form>
      </Dialog>
    </>
  )
}

function ConfirmButton() {
  const { pending } = useFormStatus()
  const [emoji, words] = pending ? ['⏳', 'Création...'] : ['✅', 'Confirmer']
  return (
    <Button type="submit" busy={pending}>
      <span aria-hidden="true">{emoji}</span> {words}
    </Button>
  )
}

function closeDialog() {
  const dialog = document.getElementById(DIALOG)
  if (dialog instanceof HTMLDialogElement && dialog.open) dialog.close()
}

type Refusal = { message?: string; issues: Record<string, string> }

function reasonsOf({ message = '', issues }: Refusal) {
  const fields = Object.entries(issues)
  return fields.length > 0
    ? fields.map(([field, reason]) => ({ field, message: reason }))
    : [{ field: null, message }]
}
