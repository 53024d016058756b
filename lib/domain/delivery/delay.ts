/** When a parcel arrives: the seller's preparation and the carrier's delivery time, in working days. */
export function delayText(preparationDays: number, way: { from: number; to: number }): string {
  const [from, to] = [preparationDays + way.from, preparationDays + way.to]
  return from === to ? `livré sous ${workingDays(to)}` : `livré sous ${from} à ${workingDays(to)}`
}

/** When an order for pickup is packed. */
export const readyText = (preparationDays: number): string =>
  preparationDays === 0 ? 'prêt le jour même' : `prêt sous ${workingDays(preparationDays)}`

const workingDays = (days: number) => `${days}\u00a0${days === 1 ? 'jour ouvré' : 'jours ouvrés'}`
