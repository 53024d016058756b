import { button, element } from './dom'

/** The message when the shop cannot be loaded. */
export const failure = (retry: () => void): HTMLElement =>
  element(
    'p',
    { part: 'failure', role: 'alert' },
    'La boutique n’a pas pu être chargée. Vérifiez votre connexion. ',
    button('button', 'Réessayer', { id: 'retry' }, retry),
  )
