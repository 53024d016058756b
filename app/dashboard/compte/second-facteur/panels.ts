const PATH = '/dashboard/compte/second-facteur'

export type PanelName = 'application' | 'retirer-application' | 'ajouter-cle' | 'cle' | 'codes'

/** The page's address with a panel open; `key` is the passkey that it is about. */
export function panelHref(panel: PanelName, key?: string): string {
  const query = new URLSearchParams({ panneau: panel, ...(key !== undefined && { cle: key }) })
  return `${PATH}?${query}`
}
