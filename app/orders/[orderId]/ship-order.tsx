'use client'

import { useEffect } from 'react'
import { useFormStatus } from 'react-dom'
import { Button } from '@/components/ui/button'
import { HiddenFields } from '@/components/ui/fields/hidden-fields'
import { FocusFirstFault } from '@/components/ui/forms/focus-first-fault'
import { useGuardedAction } from '@/components/ui/forms/use-guarded-action'
import { useHydrated } from '@/components/ui/layout/use-hydrated'
import { Dialog, opensDialog } from '@/components/ui/overlays/dialog'
import { useFocusWhenGone } from '@/components/ui/overlays/use-focus-when-gone'
import { formatBill } from '@/lib/domain/money'
import type { OrderTariff } from '@/lib/domain/shipping/order-tariff'
import { formatWeight } from '@/lib/domain/weight'
import { shipAction } from './shipment-actions'
import { ShipmentFailure, type ShippingFailure } from './shipment-failure'
import { type KnownSides, SidesFields } from './sides-fields'

const DIALOG = 'creer-l-expedition'
const CLOSES = { commandfor: DIALOG, command: 'close' } as object
/** The result on the server is then unknown. */
const UNREACHABLE = 'La connexion a été coupée. Rechargez la page\u00a0: elle dit si l’étiquette a été créée.'

export type Shipping = {
  orderId: number
  websiteId: number
  deliveryMethod: string
  /** The default sides of a parcel for home delivery. */
  sides: KnownSides | null
  /** The label's tariff, from the tariff file. */
  tariff: OrderTariff | null
  /** The failure of the last request, if it made no label. */
  failure: (ShippingFailure & { attemptId: string }) | null
}
type Props = {
  shipping: Shipping
  /** The id of the element to focus when the order no longer needs a label. */
  focusWhenGone: string
}

/** Creates an order's label at the carrier, after a confirmation. */
export function ShipOrder({ shipping, focusWhenGone }: Props) {
  const { orderId, deliveryMethod, sides, tariff } = shipping
  const [state, submit, busy] = useGuardedAction(shipAction, UNREACHABLE)
  const hydrated = useHydrated()
  useFocusWhenGone(busy, focusWhenGone)
  const isRefused = state.status === 'error'
  // Shown in the dialog, which is closed again without script.
  const isAboutSides = hydrated && isRefused && areSides(Object.keys(state.issues))
  useEffect(() => {
    if (state.status !== 'idle' && !isAboutSides) closeDialog()
  }, [state, isAboutSides])
  return (
    <>
      <Failure shipping={shipping} latest={isRefused && !isAboutSides ? reasonsOf(state) : null} />
      <Button {...opensDialog(DIALOG)} className="max-sm:w-full">
        <span aria-hidden="true">📦</span> Créer l’expédition
      </Button>
      <Dialog id={DIALOG} title="Créer l’expédition">
        <p className="max-w-prose">
          Cette action créera une étiquette d’expédition pour cette commande. Vous pourrez ensuite l’imprimer
          et l’apposer sur le colis.
        </p>
        {tariff && <TariffLine {...tariff} />}
        <form
          action={submit}
          noValidate
          onSubmit={(event) => busy && event.preventDefault()}
          className="flex flex-col gap-4"
        >
          <HiddenFields values={{ orderId }} />
          {deliveryMethod === 'home' && (
            <SidesFields
              known={sides}
              typed={'sides.length' in state.values ? state.values : null}
              issues={isAboutSides ? state.issues : {}}
            />
          )}
          {isAboutSides && <FocusFirstFault state={state} />}
          <div className="flex flex-wrap justify-end gap-3">
            <Button look="secondary" {...CLOSES} onClick={closeDialog}>
              Annuler
            </Button>
            <ConfirmButton />
          </div>
        </form>
      </Dialog>
    </>
  )
}

/** One box: the refusal just received, or else the failure of the last request. */
function Failure({ shipping, latest }: { shipping: Shipping; latest: ShippingFailure['reasons'] | null }) {
  const { failure, ...order } = shipping
  const className = 'order-first basis-full'
  if (latest) return <ShipmentFailure order={order} reasons={latest} className={className} />
  if (!failure) return null
  const { attemptId, ...known } = failure
  // A new attempt with the same failure is announced again.
  return <ShipmentFailure key={attemptId} order={order} {...known} className={className} />
}

/** The label's expected price; the carrier bills by its own weighing. */
const TariffLine = ({ priceCents, weightGrams }: OrderTariff) => (
  <p className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-input bg-sunken px-4 py-3">
    <span>
      Tarif indicatif <span className="text-muted text-sm">pour {formatWeight(weightGrams)}</span>
    </span>
    <strong className="font-semibold tabular-nums">{formatBill(priceCents)}</strong>
  </p>
)

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

const areSides = (fields: string[]) => fields.length > 0 && fields.every((field) => field.startsWith('sides'))

type Refusal = { message?: string; issues: Record<string, string> }

function reasonsOf({ message = '', issues }: Refusal): ShippingFailure['reasons'] {
  const fields = Object.entries(issues)
  return fields.length > 0
    ? fields.map(([field, reason]) => ({ field, message: reason }))
    : [{ field: null, message }]
}
