const ENTITIES: Record<string, string> = {
  testimonials: 'Avis',
  staff: 'Équipe',
  events: 'Événements',
  gallery: 'Galerie',
  products: 'Produits',
}
const ACTIONS: Record<string, string> = {
  created: 'ajout',
  updated: 'modification',
  deleted: 'suppression',
  moved: 'déplacement',
}

/** The event of a message, for its owner: « Avis · modification », « Essai ». */
export function eventName({ type, payload }: { type: string; payload: string }): string {
  if (type === 'ping') return 'Essai'
  const { data } = JSON.parse(payload) as { data: { entity: string; action: string } }
  return `${ENTITIES[data.entity] ?? data.entity} · ${ACTIONS[data.action] ?? data.action}`
}
