import { XMLBuilder } from 'fast-xml-parser'
import type { Answer, SimulatedRequest } from '../wire/message'
import { child, readXml } from './xml'

/** A call: its method and its elements in the order received. */
export interface SoapCall {
  method: string
  elements: [name: string, value: string][]
}

const NAMESPACE = 'http://www.mondialrelay.fr/webservice/'

const builder = new XMLBuilder({ ignoreAttributes: false })
/** Reads a SOAP 1.1 call, or returns the service's fault for it. */
export function readCall({ headers, body }: SimulatedRequest): SoapCall | Answer {
  if (!/^text\/xml\b/.test(headers['content-type'] ?? ''))
    return { status: 415, body: 'The content type must be text/xml.' }
  const action = String(headers['soapaction'] ?? '').replaceAll('"', '')
  const method = action.startsWith(NAMESPACE) ? action.slice(NAMESPACE.length) : ''
  if (!method) return soapFault(`Server did not recognize the value of HTTP Header SOAPAction: ${action}.`)
  const called = child(child(readXml(body), 'Body'), method)
  if (!called) return soapFault('Server was unable to read request.')
  // Elements of another namespace are not the method's.
  const isOurs = Object.values(called.attributes).includes(NAMESPACE)
  return { method, elements: isOurs ? called.children.map(({ name, text }) => [name, text]) : [] }
}

/** The values by name, as the service reads a sequence: an element after its place counts as missing. */
export function inSequence(elements: SoapCall['elements'], names: readonly string[]): Record<string, string> {
  const values: Record<string, string> = {}
  let next = 0
  for (const [name, value] of elements) {
    const place = names.indexOf(name, next)
    if (place < 0) continue
    values[name] = value
    next = place + 1
  }
  return values
}

/** A method's result; business errors are results, too, with status 200. */
export const soapResult = (method: string, result: object): Answer =>
  envelope(200, { [`${method}Response`]: { '@_xmlns': NAMESPACE, [`${method}Result`]: result } })

/** The service's answer to a call that it cannot read. */
export const soapFault = (faultstring: string): Answer =>
  envelope(500, { 'soap:Fault': { faultcode: 'soap:Client', faultstring, detail: '' } })

const envelope = (status: number, body: object): Answer => ({
  status,
  headers: { 'content-type': 'text/xml; charset=utf-8' },
  body: builder.build({
    '?xml': { '@_version': '1.0', '@_encoding': 'utf-8' },
    'soap:Envelope': { '@_xmlns:soap': 'http://schemas.xmlsoap.org/soap/envelope/', 'soap:Body': body },
  }),
})
