import { expect, it } from 'vitest'
import {
  actionEntryPoints,
  allEntryPoints,
  limitedUnevenly,
  routeEntryPoints,
} from '@/tests/support/entry-points'
import { operation } from '../_wire/operation'

it('a verb is limited alike at each of its doors', async () => {
  const doors = await allEntryPoints()
  expect(limitedUnevenly(doors)).toEqual([])
  // The checked verbs: those with two doors, and which of them are limited.
  const verbs = doors.flatMap((door) => door.verbs.map((verb) => ({ verb, ...door })))
  const twice = verbs.filter(({ verb }, index) => verbs.findIndex((one) => one.verb === verb) < index)
  expect(twice.length).toBeGreaterThan(15)
  expect(new Set(twice.filter(({ limits }) => limits.length > 0).map(({ verb }) => verb))).toEqual(
    new Set([
      'addNote',
      'createKey',
      'logIn',
      'changePassword',
      'signUp',
      'requestLink',
      'resetPassword',
      'confirmEmail',
      'receiveContactMessage',
      'submitProjectRequest',
      'openPaymentAccount',
      'refundOrder',
      'checkCart',
      'placeOrder',
      'correctOrder',
      'resendConfirmation',
      'openTicket',
      'addPictures',
      'sendMessage',
      'addEndpoint',
      'setEndpointActive',
      'renewSecret',
      'deleteEndpoint',
      'sendTest',
      'retryDelivery',
      'payInvoices',
      'changePlan',
      'cancelChange',
      'terminate',
      'revokeNotice',
    ]),
  )
})

const sendTest = "import { sendTest } from '@/lib/domain/webhooks/send-test'\n"
const on = '\nexport const { POST } = route(\n  on(testOperation, async ({ ctx }) => sendTest(ctx)),\n)\n'
const testOperation = operation({
  method: 'POST',
  path: '/essai',
  tag: 'Essai',
  summary: 'Essayer',
  access: 'signedIn',
  limit: 'webhook',
  status: 204,
})
const unlimited = `${sendTest}\nexport const action = formAction({ schema }, (ctx) => sendTest(ctx))\n`
const limited = `${sendTest}\nexport const action = formAction({ schema, limit: 'webhook' }, (ctx) => sendTest(ctx))\n`
const byHelper = `${sendTest}\nfunction run(ctx) {\n  return sendTest(ctx)\n}\n\nexport const action = formAction({ schema }, run)\n`

it.each([
  ['the action names none', unlimited, 1],
  ['the action’s helper calls it', byHelper, 1],
  ['both name it', limited, 0],
])('a door that is left open is found: %s', (_, action, faults) => {
  const doors = [
    ...routeEntryPoints(sendTest + on, { testOperation }),
    ...actionEntryPoints('actions.ts', action),
  ]
  expect(doors.map(({ verbs }) => verbs)).toEqual([['sendTest'], ['sendTest']])
  expect(limitedUnevenly(doors)).toHaveLength(faults)
})
