import { type Answer, json, type SimulatedRequest } from '../wire/message'
import { type Shipments, STATES, type State } from './shipments'

/** The routes below `/_control/mondial-relay`: lists the shipments, and moves their parcels. */
export function answerCarrierControl({ method, path, body }: SimulatedRequest, shipments: Shipments): Answer {
  if (`${method} ${path}` === 'GET /shipments') return json(200, shipments.list())
  const number = /^\/shipments\/(\d+)$/.exec(path)?.[1]
  if (method !== 'POST' || number === undefined)
    return json(404, { message: 'The control routes are GET /shipments and POST /shipments/{number}.' })
  const shipment = shipments.find(number)
  const state = stateIn(body)
  if (!shipment) return json(404, { message: `There is no shipment ${number}` })
  if (!state) return json(400, { message: `state: ${Object.keys(STATES).join('|')}` })
  return json(200, shipments.move(shipment, state))
}

function stateIn(body: Buffer): State | undefined {
  try {
    const { state } = JSON.parse(body.toString('utf8'))
    return Object.hasOwn(STATES, state) ? state : undefined
  } catch {
    return undefined
  }
}
