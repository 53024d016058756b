'use client'

import Form from 'next/form'
import { useId } from 'react'
import type { Relays } from '@/app/(shop)/checkout/read-relays'
import { RelayList } from '@/components/orders/relay-list'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/fields/text-field'
import { SheetForm } from '@/components/ui/forms/sheet-form'
import { Alert } from '@/components/ui/layout/alert'
import type { FormState } from '@/lib/domain/forms/schema'
import { correctRelayAction } from './actions'
import { CorrectionIntro, type CorrectionSheet, sheetOf } from './correction-sheets'

type Props = CorrectionSheet & { zip: string; city: string; relays: Relays }

/** Another relay point, searched around a place. The search is a separate form, so that it needs no script. */
export function RelaySheet({ zip, city, relays, ...sheet }: Props) {
  const search = useId()
  const { orderId, now, place } = sheet
  return (
    <SheetForm
      {...sheetOf(sheet)}
      title="Corriger le point relais"
      action={correctRelayAction}
      draft={`order-${orderId}-livraison`}
      more={
        <Form id={search} action={`/orders/${orderId}`} prefetch={false} scroll={false}>
          <input type="hidden" name="corriger" value="livraison" />
        </Form>
      }
    >
      {(state) => (
        <>
          <CorrectionIntro now={place} />
          <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] items-start gap-3">
            <TextField
              form={search}
              name="cp"
              label="Code postal"
              defaultValue={zip}
              autoComplete="off"
              maxLength={10}
              issue={relays.fault}
            />
            <TextField
              form={search}
              name="ville"
              label="Ville"
              optional
              defaultValue={city}
              autoComplete="off"
              maxLength={60}
            />
            <Button type="submit" form={search} look="secondary" className="col-span-2">
              Chercher
            </Button>
          </div>
          {relays.failure && <Alert>{relays.failure}</Alert>}
          {relays.points?.length === 0 && (
            <Alert look="late">
              Aucun point relais trouvé près de {zip}. Vérifiez le code postal et la ville.
            </Alert>
          )}
          {relays.points && relays.points.length > 0 && (
            <RelayList
              key={`${zip} ${city}`}
              points={relays.points}
              name="relayPointId"
              chosen={state.values.relayPointId ?? now.relayPointId}
              issue={issueIn(state)}
            />
          )}
        </>
      )}
    </SheetForm>
  )
}

/** The domain's message would explain the format of an id. */
const issueIn = ({ issues, values }: FormState) =>
  issues.relayPointId &&
  (values.relayPointId ? issues.relayPointId : 'Choisissez un point relais dans la liste.')
