import { keepDraft, readDraft } from '@/components/ui/drafts'
import { fillControls } from '@/components/ui/form-draft'
import { typedIn, withoutWishes } from './typed-fields'

type Texts = Record<string, string>

const nameOf = (websiteId: number) => `ostal-commande-${websiteId}`

/** What its shopper has typed in a shop's checkout, in this tab alone and until the order is paid. */
export const readInput = (websiteId: number): Texts => readDraft<Texts>(nameOf(websiteId)) ?? {}

/** Fields that are not shown at the moment, as the address of another way of delivery, stay kept. */
export function keepInput(websiteId: number, form: HTMLFormElement): void {
  keepDraft(nameOf(websiteId), { ...withoutWishes(readInput(websiteId)), ...typedIn(new FormData(form)) })
}

/** Fills in what was kept. A place where relay points were searched belongs to the list that is shown. */
export function fillInput(websiteId: number, form: HTMLFormElement, hasPlace: boolean): void {
  const { cp = '', ville = '', ...texts } = readInput(websiteId)
  fillControls(form, hasPlace ? texts : { ...texts, cp, ville })
}

export const forgetInput = (websiteId: number): void => keepDraft(nameOf(websiteId), undefined)
