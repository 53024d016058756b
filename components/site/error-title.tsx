import { brand } from '@/content/brand'
import type { FormState } from '@/lib/domain/forms/schema'

/** After a failed submit the tab says so first, as a screen reader reads it first. */
export function ErrorTitle({ state, page }: { state: FormState; page?: string }) {
  return state.status === 'error' && <title>{['Erreur', page, brand.name].filter(Boolean).join(' · ')}</title>
}
