import { XMLBuilder, XMLParser } from 'fast-xml-parser'
import { z } from 'zod'
import { env } from '../../env'
import { providerTimeoutMs, withTimeout } from '../with-timeout'
import { CarrierFault } from './carrier-fault'
import { security } from './security'

/** Name and value in the order of the WSDL, which is that of the signature; without Enseigne and Security. */
export type SoapFields = readonly (readonly [name: string, value: string])[]

const NAMESPACE = 'http://www.mondialrelay.fr/webservice/'

const REPEATED = ['PointRelais_Details', 'string', 'ret_WSI2_sub_TracingColisDetaille']

const builder = new XMLBuilder({ ignoreAttributes: false })
const parser = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: true,
  // All values are text: `012345` is not a number.
  parseTagValue: false,
  // Elements that may occur several times.
  isArray: (name) => REPEATED.includes(name),
})

const Result = z.looseObject({ STAT: z.string().regex(/^\d{1,3}$/) })

/** Calls a method of the carrier's SOAP service and returns its result if its `STAT` is one of these. Throws `CarrierFault`. */
export async function callSoap(
  method: string,
  fields: SoapFields,
  fine: readonly number[] = [0],
): Promise<Record<string, unknown>> {
  const { MONDIALRELAY_API1_URL } = env()
  const text = await answerOf(MONDIALRELAY_API1_URL, method, envelope(method, fields))
  const result = resultIn(text, method)
  const stat = Number(result.STAT)
  if (!fine.includes(stat)) throw new CarrierFault(`Mondial Relay answered ${method} with STAT ${stat}`, stat)
  return result
}

function envelope(method: string, fields: SoapFields): string {
  const { MONDIALRELAY_ENSEIGNE, MONDIALRELAY_PRIVATE_KEY } = env()
  const signed = [['Enseigne', MONDIALRELAY_ENSEIGNE.padEnd(8)] as const, ...fields]
  const values = signed.map(([, value]) => value)
  const document = {
    '?xml': { '@_version': '1.0', '@_encoding': 'utf-8' },
    'soap:Envelope': {
      '@_xmlns:soap': 'http://schemas.xmlsoap.org/soap/envelope/',
      'soap:Body': {
        [method]: {
          '@_xmlns': NAMESPACE,
          ...Object.fromEntries(signed),
          Security: security(values, MONDIALRELAY_PRIVATE_KEY),
        },
      },
    },
  }
  return builder.build(document)
}

async function answerOf(url: string, method: string, body: string): Promise<string> {
  const headers = { 'content-type': 'text/xml; charset=utf-8', soapaction: `"${NAMESPACE}${method}"` }
  try {
    return await withTimeout(providerTimeoutMs(), async (signal) => {
      const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' })
      const text = await response.text()
      if (!response.ok) throw new Error(`HTTP ${response.status}`)
      return text
    })
  } catch (error) {
    throw new CarrierFault(`Mondial Relay did not answer ${method}`, null, error)
  }
}

/** The result in an answer; none for HTML, truncated XML or another method's answer. */
function resultIn(text: string, method: string) {
  const Answer = z.object({
    Envelope: z.object({
      Body: z.object({ [`${method}Response`]: z.object({ [`${method}Result`]: Result }) }),
    }),
  })
  try {
    // `true`: rejects malformed XML.
    const { Body } = Answer.parse(parser.parse(text, true)).Envelope
    return Result.parse(Body[`${method}Response`]?.[`${method}Result`])
  } catch (error) {
    throw new CarrierFault(`Mondial Relay’s answer to ${method} cannot be read`, null, error)
  }
}
