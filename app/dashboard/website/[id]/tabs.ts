import type { EntryKind } from '@/lib/domain/content/schema'

export type Tab = { name: string; label: string; kind: EntryKind | null }

/** The possible values of ?onglet=; the first is the default. */
const TESTIMONIALS = { name: 'avis', label: 'Avis clients', kind: 'testimonials' } as const
export const TABS: readonly Tab[] = [
  TESTIMONIALS,
  { name: 'evenements', label: 'Événements', kind: 'events' },
  { name: 'equipe', label: 'Équipe', kind: 'staff' },
  { name: 'galerie', label: 'Galerie', kind: null },
]

export const tabOf = (name: string | string[] | undefined): Tab =>
  TABS.find((tab) => tab.name === name) ?? TESTIMONIALS

/** The URL of a tab, by its name or by the kind it shows. */
export function tabPath(websiteId: string, nameOrKind: string): string {
  const tab = TABS.find(({ name, kind }) => name === nameOrKind || kind === nameOrKind) ?? TESTIMONIALS
  const path = `/dashboard/website/${encodeURIComponent(websiteId)}`
  return tab === TESTIMONIALS ? path : `${path}?onglet=${tab.name}`
}
