import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/fields/text-field'
import { focusFault } from '@/components/ui/forms/focus-first-fault'
import { Alert } from '@/components/ui/layout/alert'
import type { FormState } from '@/lib/domain/forms/schema'
import { RelayPicker } from './relay-picker'
import type { CheckoutView } from './view'

type Parts = { view: CheckoutView; state: FormState }

/** Searches relay points near a postcode or a town on the server: needs no script. */
export function RelaySearch({ view, state }: Parts) {
  const { zip, city, relays, tiles } = view
  const points = relays.points ?? []
  const missing =
    state.issues['delivery.relayPointId'] && points.length === 0
      ? 'Cherchez un point relais, puis choisissez-le.'
      : undefined
  const again = (
    <Button type="submit" look="secondary" size="small">
      Réessayer
    </Button>
  )
  const { ref, ...asks } = useShowResult(relays)
  return (
    <div ref={ref} {...asks} className="flex flex-col gap-4 border-hairline border-t pt-4">
      <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] items-start gap-3 sm:grid-cols-[7.5rem_minmax(0,1fr)_auto]">
        <TextField
          name="cp"
          label="Code postal"
          defaultValue={zip}
          autoComplete="postal-code"
          inputMode="text"
          maxLength={10}
          issue={relays.fault ?? missing}
        />
        <TextField
          name="ville"
          label="Ville"
          defaultValue={city}
          autoComplete="address-level2"
          maxLength={60}
        />
        <Button type="submit" look="secondary" className="max-sm:col-span-2 sm:mt-[1.6875rem]">
          Chercher
        </Button>
        <p className="col-span-full text-muted text-sm">Un code postal, une ville ou les deux.</p>
      </div>
      {relays.failure && (
        <Alert action={again}>{relays.failure} Vous pouvez aussi choisir un autre mode de livraison.</Alert>
      )}
      {relays.points?.length === 0 && <Alert look="late">{noneNear(zip, city)}</Alert>}
      {points.length > 0 && <RelayPicker points={points} tiles={tiles} state={state} />}
    </div>
  )
}

/** Once a search is answered, scrolls its list or its fault into view and focuses it. */
function useShowResult(relays: CheckoutView['relays']) {
  const ref = useRef<HTMLDivElement>(null)
  const isAsked = useRef(false)
  useEffect(() => {
    if (!isAsked.current || !ref.current || relays.failure) return
    isAsked.current = false
    const list = ref.current.querySelector<HTMLElement>('[data-relays]')
    if (!list) {
      focusFault(ref.current)
      return
    }
    list.focus({ preventScroll: true })
    list.scrollIntoView({ block: 'center' })
  }, [relays])
  return {
    ref,
    onClick: ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('button[type=submit]')) isAsked.current = true
    },
    onKeyDown: ({ key, target }: KeyboardEvent) => {
      if (key === 'Enter' && target instanceof HTMLInputElement && target.type !== 'radio')
        isAsked.current = true
    },
  }
}

const noneNear = (zip: string, city: string) =>
  zip === ''
    ? `Aucun point relais trouvé à ${city}. Plusieurs villes portent peut-être ce nom\u00a0: ajoutez le code postal.`
    : `Aucun point relais trouvé près de ${zip}. Vérifiez le code postal et la ville.`
