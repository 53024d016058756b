/** Whether a form below `root` has input that differs from the rendered values, or that was refused: such forms have
 *  `data-unsaved`. Forms that only ask have `data-nothing-to-save`. */
export function hasUnsavedInput(root: Element): boolean {
  return [...root.querySelectorAll<HTMLFormElement>('form:not([data-nothing-to-save])')].some(
    (form) => !isSearch(form) && (form.dataset.unsaved !== undefined || [...form.elements].some(isChanged)),
  )
}

/** Search words need no saving. */
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
