'use client'

import { MakerFields } from '@/components/catalogue/maker-fields'
import { TextareaField } from '@/components/ui/fields/text-field'
import { FocusFirstFault } from '@/components/ui/forms/focus-first-fault'
import { FormOutcome } from '@/components/ui/forms/form-outcome'
import { useFormDraft } from '@/components/ui/forms/use-form-draft'
import { useGuardedAction } from '@/components/ui/forms/use-guarded-action'
import { EMPTY_FORM } from '@/lib/domain/forms/schema'
import type { Shop } from '@/lib/domain/shops/schema'
import { saveMakerAction } from './actions'
import { TITLE } from './frame'
import { SaveBar } from './save-bar'

const UNREACHABLE = 'Le fabricant n’est pas enregistré. Vérifiez votre connexion, puis réessayez.'

/** The default manufacturer and responsible person of products without their own. */
export function MakerForm({ shop }: { shop: Shop }) {
  const draft = useFormDraft(`fabricant-${shop.websiteId}`)
  const [state, save, busy] = useGuardedAction(saveMakerAction, UNREACHABLE, draft.drop)
  const { issues } = state
  const isRefused = state.status === 'error'
  const texts = isRefused ? state.values : textsOf(shop)
  return (
    <form
      {...draft.form}
      action={save}
      noValidate
      {...(isRefused && { 'data-unsaved': '' })}
      className="flex flex-col gap-5"
    >
      {/* Otherwise the page's last form sets the title. */}
      <FocusFirstFault state={state} {...(isRefused && { title: TITLE })} />
      <input type="hidden" name="websiteId" value={shop.websiteId} />
      <MakerFields texts={texts} issues={issues} />
      <TextareaField
        name="warnings"
        label="Avertissements"
        optional
        rows={2}
        maxLength={5_000}
        hint="Montrés pour les produits qui n’en ont pas de propres."
        defaultValue={texts.warnings ?? ''}
        issue={issues.warnings}
      />
      <FormOutcome state={Object.keys(issues).length === 0 ? state : EMPTY_FORM} />
      <SaveBar
        label="Enregistrer le fabricant"
        busy={busy}
        isResumed={draft.isResumed && !isRefused}
        drop={draft.drop}
      />
    </form>
  )
}

const textsOf = (shop: Shop): Record<string, string> => ({
  manufacturerName: shop.manufacturerName,
  manufacturerAddress: shop.manufacturerAddress,
  manufacturerContact: shop.manufacturerContact,
  ...(shop.manufacturerOutsideEu && { manufacturerOutsideEu: 'on' }),
  responsibleName: shop.responsibleName,
  responsibleAddress: shop.responsibleAddress,
  responsibleContact: shop.responsibleContact,
  warnings: shop.warnings,
})
