import { escapeHtml, page } from '../inbox/page'
import { type Answer, html, type SimulatedRequest } from '../wire/message'
import { type Shipment, type Shipments, STATES, type State } from './shipments'

/** A parcel's public page, with a button for each possible next state. */
export function answerTrackingPage(
  { method, query, url, body }: SimulatedRequest,
  shipments: Shipments,
): Answer {
  const shipment = shipments.find(query.get('numeroExpedition') ?? '')
  if (!shipment || shipment.zip !== query.get('codePostal'))
    return html(page('Suivi de colis', '<h1>Suivi de colis</h1><p>Ce colis est introuvable.</p>'))
  const state = new URLSearchParams(body.toString()).get('state') ?? ''
  if (method !== 'POST' || !Object.hasOwn(STATES, state)) return html(pageOf(shipment))
  shipments.move(shipment, state as State)
  return { status: 303, headers: { location: url } }
}

function pageOf({ number, events }: Shipment): string {
  const steps = events.map(({ state, at }) => {
    const when = new Date(at).toLocaleString('fr-FR', { timeZone: 'Europe/Paris' })
    return `<dt>${escapeHtml(when)}</dt><dd>${STATES[state].label}</dd>`
  })
  const buttons = Object.entries(STATES).map(
    ([state, { label }]) => `<button name="state" value="${state}">${label}</button>`,
  )
  return page(
    `Colis ${number} · Mondial Relay (simulé)`,
    `<h1>Colis ${number}</h1><dl>${steps.join('')}</dl><form method="post" style="flex-wrap: wrap">${buttons.join('')}</form>`,
  )
}
