import { readDraft, saveDraft } from './drafts'
import { isChanged } from './unsaved'

/** Input by field name; checkboxes and radio buttons by name and value. */
type Texts = Readonly<Record<string, string>>

/** A form whose input is kept names its draft by `data-draft`; the frame adds the person, except on public pages. */
const nameOf = (form: HTMLFormElement): string =>
  `ostal-${form.dataset.draft}-${form.closest<HTMLElement>('[data-frame]')?.dataset.person ?? 'visiteur'}`

const isRefused = (form: HTMLFormElement) => form.dataset.unsaved !== undefined

/** Stores input that differs from the rendered values, or was refused. Never a password. */
export function keepFormDraft(form: HTMLFormElement): void {
  const before = isRefused(form) ? readDraft<Texts>(nameOf(form)) : {}
  const changed = [...form.elements].filter(isKept).filter(isChanged).filter(isChosen)
  const texts = {
    ...before,
    ...Object.fromEntries(changed.map((control) => [keyOf(control), textOf(control)])),
  }
  saveDraft(nameOf(form), Object.keys(texts).length > 0 ? texts : undefined)
}

/** Restores stored input, without overwriting typed input; returns whether anything was stored. */
export function fillFormDraft(form: HTMLFormElement): boolean {
  const texts = readDraft<Texts>(nameOf(form))
  if (!texts || isRefused(form)) return false
  fillControls(form, texts)
  return true
}

export const dropFormDraft = (form: HTMLFormElement): void => saveDraft(nameOf(form), undefined)

export function fillControls(form: HTMLFormElement, texts: Texts): void {
  for (const control of [...form.elements].filter(isKept)) fill(control, texts[keyOf(control)])
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isKept = (control: Element): control is Control =>
  control instanceof HTMLSelectElement ||
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement && !['hidden', 'password', 'file'].includes(control.type))

const isBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox'
const isRadio = (control: Control): control is HTMLInputElement => control.type === 'radio'
const isChosen = (control: Control) => !isRadio(control) || control.checked

const keyOf = (control: Control) => (isBox(control) ? `${control.name}=${control.value}` : control.name)
const textOf = (control: Control) => (isBox(control) && !control.checked ? '' : control.value)

function fill(control: Control, text: string | undefined): void {
  if (text === undefined || isChanged(control)) return
  if (isRadio(control)) control.checked ||= control.value === text
  else if (isBox(control)) control.checked = text !== ''
  // Another client has other subscriptions as options.
  else if (
    !(control instanceof HTMLSelectElement) ||
    [...control.options].some(({ value }) => value === text)
  )
    control.value = text
}
