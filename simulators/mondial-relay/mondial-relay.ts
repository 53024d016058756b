import { join } from 'node:path'
import type { Fault, OwnFaultKind } from '../control/faults'
import { type Answer, html, type SimulatedRequest } from '../wire/message'
import type { Provider } from '../wire/provider'
import { answerShipment } from './answer-shipment'
import { answerCarrierControl } from './control'
import { answerLabel } from './label'
import { searchPoints } from './search-points'
import { Shipments } from './shipments'
import { readCall, type SoapCall, soapFault, soapResult } from './soap'
import { trackParcel } from './track-parcel'
import { answerTrackingPage } from './tracking-page'

/** The account for the SOAP service and for the shipment service. */
export interface Merchant {
  enseigne: string
  privateKey: string
  login: string
  password: string
}

interface Options {
  merchant: Merchant
  folder: string
  takeFault: (fault: OwnFaultKind, request: SimulatedRequest) => Fault | undefined
}

/** Tests also see the shipments, and act as the carrier's staff. */
export type SimulatedCarrier = Provider & { control(request: SimulatedRequest): Answer }

/** The methods of the SOAP service that the product calls. */
const METHODS: Record<string, (call: SoapCall, merchant: Merchant, shipments: Shipments) => object> = {
  WSI4_PointRelais_Recherche: searchPoints,
  WSI2_TracingColisDetaille: trackParcel,
}

/** The service's generic error; tracking uses another, because 99 is its unknown parcel. */
const GENERIC_STAT: Record<string, string> = { WSI2_TracingColisDetaille: '98' }

/** Mondial Relay: the SOAP service below `/Web_Services.asmx`, the shipment service, its labels and its tracking page. */
export function mondialRelay({ merchant, folder, takeFault }: Options): SimulatedCarrier {
  const shipments = new Shipments(join(folder, 'shipments.jsonl'))

  function answer(request: SimulatedRequest): Answer {
    if (takeFault('html_answer', request)) return errorPage('Maintenance')
    if (request.path === '/Web_Services.asmx') return answerSoap(request)
    if (request.path === '/etiquette/GetStickersExpeditionsAnonyme2')
      return answerLabel(request.query, shipments)
    if (request.path === '/suivi-de-colis') return answerTrackingPage(request, shipments)
    return `${request.method} ${request.path}` === 'POST /api/shipment' ? answerOrder(request) : notFound()
  }

  function answerOrder(request: SimulatedRequest): Answer {
    const within = takeFault('refuse_within', request)
    const refusal = within ?? takeFault('refuse', request)
    return answerShipment(request, merchant, shipments, {
      ...(refusal && { refusal: refusal.code ?? '99999' }),
      isWithin: within !== undefined,
      withoutLabel: takeFault('no_label', request) !== undefined,
    })
  }

  function answerSoap(request: SimulatedRequest): Answer {
    // A GET shows the service's description page.
    if (request.method !== 'POST') return errorPage('Web_Services')
    const call = readCall(request)
    if ('status' in call) return call
    const method = METHODS[call.method]
    if (!method)
      return soapFault(`Server did not recognize the value of HTTP Header SOAPAction: ${call.method}.`)
    const wrong = takeFault('wrong_stat', request)
    if (wrong) return soapResult(call.method, { STAT: wrong.code ?? GENERIC_STAT[call.method] ?? '99' })
    return soapResult(call.method, method(call, merchant, shipments))
  }

  return {
    name: 'mondial-relay',
    mount: '/mondial-relay',
    answer: async (request) => answer(request),
    control: (request) => answerCarrierControl(request, shipments),
    failure: (kind) => ({ ...errorPage('Server Error'), status: kind === 'rate_limited' ? 429 : 500 }),
  }
}

const errorPage = (title: string) => html(`<!DOCTYPE html><html><head><title>${title}</title><body>${title}`)
const notFound = (): Answer => ({ ...errorPage('404 - File or directory not found.'), status: 404 })
