import { env } from '../../env'
import { shipmentIssues } from './check-shipment'
import { type CarrierAnswer, readAnswer, type Status } from './read-answer'
import { refusalOf } from './refusals'
import { NotSent, type Received, sendRequest } from './send-request'
import { shipmentRequest } from './shipment-request'
import type { NewShipment, ShipmentOutcome } from './shipments'
import { trackingUrl } from './tracking-url'

/** Requests a shipment from the carrier, once. */
export async function createShipment(shipment: NewShipment): Promise<ShipmentOutcome> {
  const issues = shipmentIssues(shipment)
  if (issues.length > 0) return { outcome: 'refused', whoCanMend: 'owner', reasons: issues }
  const request = shipmentRequest(shipment)
  try {
    return outcomeOf(await sendRequest(env().MONDIALRELAY_API2_URL, request), shipment.recipient.zip)
  } catch (error) {
    const cause = error instanceof Error ? error : new Error(String(error))
    return { outcome: cause instanceof NotSent ? 'failed' : 'unknown', cause }
  }
}

/** The outcome that an answer means. Throws when it cannot be read. */
export function outcomeOf({ status, text }: Received, zip: string): ShipmentOutcome {
  if (status < 200 || status > 299)
    return {
      outcome: isTurnedAway(status) ? 'failed' : 'unknown',
      cause: new Error(`The carrier answered HTTP ${status}`),
    }
  const answer = readAnswer(text)
  // A number counts, even together with an error.
  if (answer.expeditionNumber) return made(answer, answer.expeditionNumber, zip)
  const errors = answer.statuses.filter(({ level }) => level === 'error')
  const codes = errors.map(({ code }) => code)
  if (errors.length === 0 || codes.some((code) => INDETERMINATE.has(code)))
    return {
      outcome: 'unknown',
      cause: new Error(`The carrier answered without a number; its errors: ${codes.join() || 'none'}`),
    }
  return refused(errors)
}

/** 4xx: the request was refused unread, except for statuses of a request that was already started. */
const isTurnedAway = (status: number) => status >= 400 && status < 500 && ![408, 409, 499].includes(status)

/** Failures of the carrier's own system, and of a label that is made after its shipment. */
const INDETERMINATE = new Set(['-1', '99999', '10060', '10078', '10080'])

function made(answer: CarrierAnswer, expeditionNumber: string, zip: string): ShipmentOutcome {
  if (!/^\d{8,12}$/.test(expeditionNumber))
    return {
      outcome: 'unknown',
      cause: new Error(`The carrier’s number ${expeditionNumber.slice(0, 40)} is none`),
    }
  return {
    outcome: 'done',
    expeditionNumber,
    labelUrl: answer.labelUrl && isFetchable(answer.labelUrl) ? answer.labelUrl : null,
    trackingUrl: trackingUrl(expeditionNumber, zip),
    warnings: answer.statuses.filter(({ level }) => level !== 'info').map(({ message }) => message),
  }
}

function refused(errors: Status[]): ShipmentOutcome {
  const refusals = errors.map(refusalOf)
  return {
    outcome: 'refused',
    whoCanMend: refusals.some(({ whoCanMend }) => whoCanMend === 'agency') ? 'agency' : 'owner',
    reasons: refusals.map(({ field, message }) => ({ field, message })),
  }
}

/** A label holds personal addresses: https only, unless the carrier itself is a local simulator. */
function isFetchable(url: string): boolean {
  const wanted = [new URL(env().MONDIALRELAY_API2_URL).protocol, 'https:']
  return URL.canParse(url) && wanted.includes(new URL(url).protocol)
}
