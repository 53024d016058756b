import { button, element } from '../dom'

/** A modal dialog with its heading and its way out; where the browser knows `closedby`, a click beside it is another. */
export function dialog(part: string, title: string, ...children: Node[]): HTMLDialogElement {
  const heading = element('h2', { part: 'heading', id: 'heading' }, title)
  const created = element('dialog', {
    part,
    'aria-labelledby': 'heading',
    closedby: 'any',
  }) as HTMLDialogElement
  const close = button('close', '\u00d7', { 'aria-label': 'Fermer' }, () => created.close())
  created.append(element('div', { part: 'top' }, heading, close), ...children)
  return created
}
