import { button, element } from '../dom'

/** A modal dialog with a heading and a close button; in browsers with `closedby`, a click outside closes it, too. */
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
