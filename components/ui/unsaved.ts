/** Whether something was typed or chosen in a form below `root` that the page was not rendered with, or was sent and
 *  refused: forms say that by `data-unsaved`, and by `data-nothing-to-save` that they only ask. */
export function hasUnsavedInput(root: Element): boolean {
  return [...root.querySelectorAll<HTMLFormElement>('form:not([data-nothing-to-save])')].some(
    (form) => !isSearch(form) && (form.dataset.unsaved !== undefined || [...form.elements].some(isChanged)),
  )
}

/** Words to look for are not to be saved. */
const isSearch = (form: HTMLFormElement) => form.closest('search') !== null

export function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue
  if (!(control instanceof HTMLInputElement) || control.type === 'hidden') return false
  if (control.type === 'checkbox' || control.type === 'radio')
    return control.checked !== control.defaultChecked
  return control.value !== control.defaultValue
}
