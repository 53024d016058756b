import { keepDraft, readDraft } from './drafts'
import { isChanged } from './unsaved'

/** Typed or chosen texts by the names of their fields. */
type Texts = Record<string, string>

/** A form whose input is kept names it by `data-draft`; the frame says whose it is, on a public page none does. */
const nameOf = (form: HTMLFormElement): string =>
  `ostal-${form.dataset.draft}-${form.closest<HTMLElement>('[data-frame]')?.dataset.person ?? 'visiteur'}`

const isRefused = (form: HTMLFormElement) => form.dataset.unsaved !== undefined

/** Keeps what differs from what the form was rendered with, or was refused. Never a password. */
export function keepFormDraft(form: HTMLFormElement): void {
  const before = isRefused(form) ? readDraft<Texts>(nameOf(form)) : {}
  const changed = [...form.elements].filter(isText).filter(isChanged).filter(isChosen)
  const texts = { ...before, ...Object.fromEntries(changed.map(({ name, value }) => [name, value])) }
  keepDraft(nameOf(form), Object.keys(texts).length > 0 ? texts : undefined)
}

/** Fills in what was kept, except over what is typed already; says whether anything was kept. */
export function fillFormDraft(form: HTMLFormElement): boolean {
  const texts = readDraft<Texts>(nameOf(form))
  if (!texts || isRefused(form)) return false
  for (const control of [...form.elements].filter(isText)) fill(control, texts[control.name])
  return true
}

export const dropFormDraft = (form: HTMLFormElement): void => keepDraft(nameOf(form), undefined)

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isText = (control: Element): control is Control =>
  control instanceof HTMLSelectElement ||
  control instanceof HTMLTextAreaElement ||
  (control instanceof HTMLInputElement && !['hidden', 'password', 'file', 'checkbox'].includes(control.type))

const isRadio = (control: Control): control is HTMLInputElement => control.type === 'radio'
const isChosen = (control: Control) => !isRadio(control) || control.checked

function fill(control: Control, text: string | undefined): void {
  if (text === undefined || isChanged(control)) return
  if (isRadio(control)) control.checked = control.value === text
  // Another client has other subscriptions to choose from.
  else if (
    !(control instanceof HTMLSelectElement) ||
    [...control.options].some(({ value }) => value === text)
  )
    control.value = text
}
