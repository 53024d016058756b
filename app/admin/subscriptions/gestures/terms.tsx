'use client'

import { DateField } from '@/components/ui/fields/date-field'
import { TextareaField } from '@/components/ui/fields/text-field'
import { SheetForm } from '@/components/ui/forms/sheet-form'
import { TITLE } from '../title'
import { termsAction } from './actions'

type Props = { closeHref: string; earliest: string }

/** New terms of sale, for every client with a running contract. */
export const TermsForm = ({ closeHref, earliest }: Props) => (
  <SheetForm
    title="Annoncer de nouvelles conditions"
    pageTitle={TITLE}
    closeHref={closeHref}
    action={termsAction}
    unreachable="L’annonce n’est peut-être pas partie à tous. Vérifiez votre connexion, puis réessayez&nbsp;: personne ne la reçoit deux fois."
    submit="Envoyer l’annonce"
    fields={{}}
    draft="conditions"
    isWide
  >
    {({ issues, values }) => (
      <>
        <p className="text-muted text-sm">
          Chaque client dont un contrat est en cours la reçoit par e-mail, trois mois à l’avance au moins, le
          texte entier joint. Un contrat en préavis garde ses conditions. Le texte affiché sur le site, lui,
          se change dans son contenu.
        </p>
        <DateField
          name="effectiveOn"
          label="Premier jour des nouvelles conditions"
          required
          min={earliest}
          defaultValue={values.effectiveOn ?? earliest}
          issue={issues.effectiveOn}
          className="max-w-xs"
        />
        <TextareaField
          name="summary"
          label="Ce qui change"
          hint="Le client le lit dans l’e-mail et dans l’historique de son abonnement."
          required
          maxLength={1_000}
          rows={4}
          defaultValue={values.summary}
          issue={issues.summary}
        />
        <TextareaField
          name="terms"
          label="Texte entier des nouvelles conditions"
          required
          maxLength={100_000}
          rows={12}
          defaultValue={values.terms}
          issue={issues.terms}
        />
      </>
    )}
  </SheetForm>
)
