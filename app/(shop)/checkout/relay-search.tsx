import { RelayList } from '@/components/orders/relay-list'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import type { FormState } from '@/lib/domain/forms/schema'
import type { CheckoutView } from './view'

type Parts = { view: CheckoutView; state: FormState }

/** Relay points near a postcode, which the server finds: it needs no script. */
export function RelaySearch({ view, state }: Parts) {
  const { zip, city, relays } = view
  const again = (
    <Button type="submit" look="secondary" size="small">
      Réessayer
    </Button>
  )
  return (
    <div className="flex flex-col gap-4 border-hairline border-t pt-4">
      <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] items-start gap-3 sm:grid-cols-[7.5rem_minmax(0,1fr)_auto]">
        <TextField
          name="cp"
          label="Code postal"
          defaultValue={zip}
          autoComplete="postal-code"
          inputMode="text"
          maxLength={10}
          issue={relays.fault}
        />
        <TextField
          name="ville"
          label="Ville"
          optional
          defaultValue={city}
          autoComplete="address-level2"
          maxLength={60}
        />
        <Button type="submit" look="secondary" className="max-sm:col-span-2 sm:mt-[1.6875rem]">
          Chercher
        </Button>
      </div>
      {relays.failure && (
        <Alert action={again}>{relays.failure} Vous pouvez aussi choisir un autre mode de livraison.</Alert>
      )}
      {relays.points?.length === 0 && (
        <Alert look="late">
          Aucun point relais trouvé près de {zip}. Vérifiez le code postal et la ville.
        </Alert>
      )}
      {relays.points !== null && relays.points.length > 0 ? (
        <RelayList points={relays.points} name={FIELD} chosen={state.values[FIELD]} issue={issueIn(state)} />
      ) : (
        <Missing state={state} />
      )}
    </div>
  )
}

const FIELD = 'delivery.relayPointId'

/** The domain's words say how a program writes an id. */
const issueIn = ({ issues, values }: FormState) =>
  issues[FIELD] && (values[FIELD] ? issues[FIELD] : 'Choisissez un point relais dans la liste.')

function Missing({ state }: { state: FormState }) {
  const issue = issueIn(state)
  return issue ? (
    <p className="font-medium text-danger text-sm">Cherchez un point relais, puis choisissez-le.</p>
  ) : null
}
