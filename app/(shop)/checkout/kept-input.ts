import { readDraft, saveDraft } from '@/components/ui/forms/drafts'
import { fillControls } from '@/components/ui/forms/form-draft'
import { shopperInput, withoutCustomizations } from './typed-fields'

type Texts = Record<string, string>

const nameOf = (websiteId: number) => `ostal-commande-${websiteId}`

/** The shopper's input in a shop's checkout, kept in this tab only, until the order is paid. */
export const readInput = (websiteId: number): Texts => readDraft<Texts>(nameOf(websiteId)) ?? {}

/** Keeps fields that are not shown now, such as the address of another delivery method. */
export function keepInput(websiteId: number, form: HTMLFormElement): void {
  saveDraft(nameOf(websiteId), {
    ...withoutCustomizations(readInput(websiteId)),
    ...shopperInput(new FormData(form)),
  })
}

/** Restores the stored input. The place of a relay search belongs to the list that is shown. */
export function fillInput(websiteId: number, form: HTMLFormElement, hasPlace: boolean): void {
  const { cp = '', ville = '', ...texts } = readInput(websiteId)
  fillControls(form, hasPlace ? texts : { ...texts, cp, ville })
}

export const forgetInput = (websiteId: number): void => saveDraft(nameOf(websiteId), undefined)
