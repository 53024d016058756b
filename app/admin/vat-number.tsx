import { LongDate } from '@/components/ui/dates/dates'
import { ActionForm } from '@/components/ui/forms/action-form'
import { SubmitButton } from '@/components/ui/forms/submit-button'
import { ConfirmAction } from '@/components/ui/overlays/confirm-action'
import type { VatConfirmation } from '@/lib/domain/contracts/vat-confirmation'
import { confirmVatNumberAction, rejectVatNumberAction } from './actions'

const UNREACHABLE = 'Rien n’a changé. Vérifiez votre connexion, puis réessayez.'
const HEADING = 'numero-de-tva'
const VIES = 'https://ec.europa.eu/taxation_customs/vies/'

/** Whether a client of another member state is invoiced without VAT. */
export const VatNumber = ({ confirmation }: { confirmation: VatConfirmation }) => {
  const { clientId, vatNumber, confirmedAt, confirmedBy } = confirmation
  return (
    <section aria-labelledby={HEADING} className="mt-8 flex flex-col gap-4 border-hairline border-t pt-6">
      <h3 id={HEADING} tabIndex={-1} className="text-lg outline-none">
        Numéro de TVA <span className="whitespace-nowrap tabular-nums">{vatNumber}</span>
      </h3>
      {confirmedAt ? (
        <>
          <p className="text-sm">
            Numéro de TVA vérifié le <LongDate value={confirmedAt.toISOString()} />
            {confirmedBy && ` par ${confirmedBy}`}.{' '}
            <span className="text-muted">
              Les nouvelles factures de ce client sont hors taxe (autoliquidation).
            </span>
          </p>
          <div>
            <ConfirmAction
              label="Retirer la vérification"
              question="Facturer de nouveau ce client avec la TVA&nbsp;? Les factures émises ne changent pas."
              action={rejectVatNumberAction}
              fields={{ id: clientId }}
              unreachable={UNREACHABLE}
              focusWhenGone={HEADING}
            />
          </div>
        </>
      ) : (
        <>
          <p className="text-muted text-sm">
            Ce client d’un autre pays de l’Union européenne est facturé avec la TVA tant que son numéro n’est
            pas vérifié sur{' '}
            <a href={VIES} target="_blank" rel="noreferrer" className="text-link">
              VIES
            </a>
            . Une fois vérifié, ses nouvelles factures sont hors taxe (autoliquidation).
          </p>
          <ActionForm action={confirmVatNumberAction} fields={{ id: clientId, vatNumber }}>
            <SubmitButton look="secondary" className="self-start max-sm:w-full">
              Numéro vérifié
            </SubmitButton>
          </ActionForm>
        </>
      )}
    </section>
  )
}
