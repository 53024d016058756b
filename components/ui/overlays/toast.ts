export type Toast = {
  text: string
  /** How long it is shown; ten by default. */
  seconds?: number | undefined
  /** One next action: a link (« Voir ») or a function (« Réessayer »). */
  action?: { label: string; href: string } | { label: string; run: () => void }
  /** Whether Ctrl+Z outside of fields runs the action too. */
  undoes?: boolean
  /** An undo that failed: it takes the focus, and stays until it is closed. */
  failed?: boolean
}
export type ShownToast = Toast & { id: number }

let current: ShownToast | null = null
let count = 0
const listeners = new Set<() => void>()

function set(next: ShownToast | null) {
  current = next
  for (const listener of listeners) listener()
}

/** Announces a success in one line at the bottom of the window. Errors appear next to their subject instead. */
export const showToast = (toast: Toast): void => set({ ...toast, id: ++count })

export const hideToast = () => set(null)

export const currentToast = () => current

export function subscribeToToasts(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
