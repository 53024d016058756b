'use client'

import { SheetForm } from '@/components/ui/forms/sheet-form'
import { useGuardedAction } from '@/components/ui/forms/use-guarded-action'
import type { Website } from '@/lib/domain/websites/schema'
import { createWebsiteAction, setFormulaAction, updateWebsiteAction } from './actions'
import { FormulaForm, type ShownFormula } from './formula-form'
import { TITLE } from './title'
import { type FieldsProps, WebsiteFields } from './website-fields'

type Props = Omit<FieldsProps, 'state'> & {
  closeHref: string
  /** Null for a new one. */
  formula: ShownFormula | null
}

const FORMULA_UNREACHABLE = 'La formule n’a pas été enregistrée. Vérifiez votre connexion, puis réessayez.'
const UNREACHABLE = 'Le site n’a pas été enregistré. Vérifiez votre connexion, puis réessayez.'

export function WebsiteSheet({ closeHref, formula, ...fields }: Props) {
  const { website } = fields
  const [written, writeFormula, isWriting] = useGuardedAction(setFormulaAction, FORMULA_UNREACHABLE)
  return (
    <SheetForm
      title={website ? website.name : 'Nouveau site'}
      pageTitle={written.status === 'error' ? `Erreur · ${TITLE}` : TITLE}
      closeHref={closeHref}
      action={website ? updateWebsiteAction : createWebsiteAction}
      unreachable={UNREACHABLE}
      submit={website ? 'Enregistrer' : 'Créer le site'}
      draft={`site-${website?.id ?? 'nouveau'}`}
      fields={website ? { id: website.id, was: opened(website) } : {}}
      more={
        website &&
        formula && (
          <FormulaForm
            websiteId={website.id}
            {...formula}
            state={written}
            submit={writeFormula}
            busy={isWriting}
          />
        )
      }
    >
      {(state) => <WebsiteFields {...fields} state={state} />}
    </SheetForm>
  )
}

const opened = ({ clientId, subscriptionId, name, url, imageUrl, status }: Website) =>
  JSON.stringify({ clientId, subscriptionId, name, url, imageUrl, status })
