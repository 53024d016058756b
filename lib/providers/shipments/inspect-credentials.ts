import { env } from '../../env'
import { readAnswer } from './read-answer'
import { sendRequest } from './send-request'
import { emptyRequest } from './shipment-request'

/** `login`: login or password. `customer`: the customer's id. `rights`: the account may not use the API. */
export type InspectedCredentials = 'fine' | 'login' | 'customer' | 'rights' | 'silent'

const LOGIN = ['10000', '10001']
const CUSTOMER = ['10002', '10005']
/** No shipment in the list: the error when everything else is right. */
const EMPTY = '10011'

/** Checks our credentials at Mondial Relay's shipment service, with an empty list. Changes nothing. */
export async function inspectCredentials(): Promise<InspectedCredentials> {
  try {
    const { text } = await sendRequest(env().MONDIALRELAY_API2_URL, emptyRequest())
    const codes = readAnswer(text).statuses.map(({ code }) => code)
    if (codes.some((code) => LOGIN.includes(code))) return 'login'
    if (codes.some((code) => CUSTOMER.includes(code))) return 'customer'
    return codes.includes(EMPTY) ? 'fine' : 'rights'
  } catch {
    return 'silent'
  }
}
