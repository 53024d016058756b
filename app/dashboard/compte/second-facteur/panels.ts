const PATH = '/dashboard/compte/second-facteur'

export type PanelName = 'application' | 'retirer-application' | 'ajouter-cle' | 'cle' | 'codes'

/** The page's URL with an open panel; `key`: the panel's passkey. */
export function panelHref(panel: PanelName, key?: string): string {
  const query = new URLSearchParams({ panneau: panel, ...(key !== undefined && { cle: key }) })
  return `${PATH}?${query}`
}
