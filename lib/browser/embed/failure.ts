import { button, element } from './dom'

/** What the shop says when it cannot be read. */
export const failure = (retry: () => void): HTMLElement =>
  element(
    'p',
    { part: 'failure', role: 'alert' },
    'La boutique n’a pas pu être chargée. Vérifiez votre connexion. ',
    button('button', 'Réessayer', { id: 'retry' }, retry),
  )
