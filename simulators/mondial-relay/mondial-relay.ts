import type { OwnFaultKind } from '../control/faults'
import { type Answer, html, type SimulatedRequest } from '../wire/message'
import type { Provider } from '../wire/provider'
import { searchPoints } from './search-points'
import { readCall, type SoapCall, soapFault, soapResult } from './soap'

/** The account that may call. */
export interface Merchant {
  enseigne: string
  privateKey: string
}

type TakeFault = (fault: OwnFaultKind, request: SimulatedRequest) => boolean

/** The methods of the SOAP service that the product calls; tracking will be another. */
const METHODS: Record<string, (call: SoapCall, merchant: Merchant) => object> = {
  WSI4_PointRelais_Recherche: searchPoints,
}

/** Mondial Relay: the SOAP service below `/Web_Services.asmx`. */
export function mondialRelay(merchant: Merchant, takeFault: TakeFault): Provider {
  return {
    name: 'mondial-relay',
    mount: '/mondial-relay',
    answer: async (request) =>
      request.path === '/Web_Services.asmx' ? answerSoap(request, merchant, takeFault) : notFound(),
    failure: (kind) => ({ ...errorPage('Server Error'), status: kind === 'rate_limited' ? 429 : 500 }),
  }
}

function answerSoap(request: SimulatedRequest, merchant: Merchant, takeFault: TakeFault): Answer {
  if (takeFault('html_answer', request)) return errorPage('Maintenance')
  // A GET shows the service's description to people.
  if (request.method !== 'POST') return errorPage('Web_Services')
  const call = readCall(request)
  if ('status' in call) return call
  const method = METHODS[call.method]
  if (!method)
    return soapFault(`Server did not recognize the value of HTTP Header SOAPAction: ${call.method}.`)
  if (takeFault('wrong_stat', request)) return soapResult(call.method, { STAT: '99' })
  return soapResult(call.method, method(call, merchant))
}

const errorPage = (title: string) => html(`<!DOCTYPE html><html><head><title>${title}</title><body>${title}`)
const notFound = (): Answer => ({ ...errorPage('404 - File or directory not found.'), status: 404 })
