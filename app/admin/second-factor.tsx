import { LongDate } from '@/components/ui/dates/dates'
import { ConfirmAction } from '@/components/ui/overlays/confirm-action'
import { resetSecondFactorsAction } from './actions'

const UNREACHABLE = 'Rien n’a été supprimé. Vérifiez votre connexion, puis réessayez.'
const HEADING = 'second-facteur'

type Props = {
  userId: number
  /** When it was set up; null without one. */
  since: Date | null
}

/** Removes the second factor, for a person who has lost their phone, keys and recovery codes. */
export const SecondFactor = ({ userId, since }: Props) => (
  <section aria-labelledby={HEADING} className="mt-8 flex flex-col gap-4 border-hairline border-t pt-6">
    <h3 id={HEADING} tabIndex={-1} className="text-lg outline-none">
      Second facteur
    </h3>
    {since ? (
      <>
        <p className="text-muted text-sm">
          Activé depuis le <LongDate value={since.toISOString()} />. Ne le supprimez que pour une personne qui
          l’a perdu et que vous avez reconnue.
        </p>
        <div>
          <ConfirmAction
            danger
            label="Supprimer le second facteur"
            question="Supprimer les applications, les clés et les codes de secours de ce compte&nbsp;? Ses sessions seront fermées, et un e-mail préviendra son propriétaire."
            action={resetSecondFactorsAction}
            fields={{ id: userId }}
            unreachable={UNREACHABLE}
            focusWhenGone={HEADING}
          />
        </div>
      </>
    ) : (
      <p className="text-muted text-sm">Ce compte n’en a pas.</p>
    )}
  </section>
)
