import { expect, test } from 'vitest'
import type { TicketMessage } from '@/lib/domain/tickets/schema'
import { type Bubble, bubblesOf, groupBubbles } from './bubbles'
import {
  confirm,
  holdForConfirmation,
  markInsisted,
  markPending,
  queue,
  receive,
  removePending,
  startConversation,
  type Unsent,
} from './conversation'

const ME = 2
const AGENCY = 1
const at = new Date('2026-11-21T13:05:10Z')
const me = { authorId: ME, authorName: 'Camille Roussel', authorRole: 'USER' } as const

const message = (id: number, body: string, authorId = ME, createdAt = at): TicketMessage => ({
  ...me,
  id,
  authorId,
  body,
  createdAt,
  files: [],
})
const unsent = (key: string, body: string, after = 1): Unsent => ({ key, body, at, after, failed: false })
const bodies = (conversation: ReturnType<typeof startConversation>) =>
  bubblesOf(conversation, me).map(({ body, state }) => `${body} ${state}`)

const begun = startConversation(ME, [message(1, 'Bonjour', AGENCY)])

test('a message on its way comes last, and keeps its key when it is through', () => {
  const waiting = queue(begun, unsent('a', 'Merci'))
  expect(bodies(waiting)).toEqual(['Bonjour sent', 'Merci sending'])
  const through = confirm(waiting, 'a', message(2, 'Merci'))
  expect(bodies(through)).toEqual(['Bonjour sent', 'Merci sent'])
  expect(bubblesOf(through, me).map(({ key }) => key)).toEqual(['1', 'a'])
})

test('a poll that is quicker than the answer shows the message once', () => {
  const polled = receive(queue(begun, unsent('a', 'Merci')), [
    message(1, 'Bonjour', AGENCY),
    message(2, 'Merci'),
  ])
  expect(bodies(polled)).toEqual(['Bonjour sent', 'Merci sent'])
  expect(bodies(confirm(polled, 'a', message(2, 'Merci')))).toEqual(['Bonjour sent', 'Merci sent'])
})

test('a poll older than the answer does not take the message away', () => {
  const through = confirm(queue(begun, unsent('a', 'Merci')), 'a', message(2, 'Merci'))
  expect(bodies(receive(through, [message(1, 'Bonjour', AGENCY)]))).toEqual(['Bonjour sent', 'Merci sent'])
})

test('a failed message that did arrive is not offered again', () => {
  const failed = markPending(queue(begun, unsent('a', 'Merci')), 'a', true)
  expect(bodies(failed)).toEqual(['Bonjour sent', 'Merci failed'])
  expect(bodies(receive(failed, [message(2, 'Merci')]))).toEqual(['Bonjour sent', 'Merci sent'])
})

test('the same words twice are two messages', () => {
  const both = queue(begun, unsent('a', 'Oui'), unsent('b', 'Oui'))
  const one = receive(both, [message(2, 'Oui')])
  expect(bodies(one)).toEqual(['Bonjour sent', 'Oui sent', 'Oui sending'])
  expect(bodies(receive(one, [message(2, 'Oui')]))).toEqual(['Bonjour sent', 'Oui sent', 'Oui sending'])
  expect(bodies(confirm(one, 'b', message(3, 'Oui')))).toEqual(['Bonjour sent', 'Oui sent', 'Oui sent'])
})

test('what somebody else wrote, or what was there before, is not the message on its way', () => {
  const waiting = queue(begun, unsent('a', 'Bonjour'))
  expect(bodies(receive(waiting, [message(2, 'Bonjour', AGENCY)]))).toEqual([
    'Bonjour sent',
    'Bonjour sent',
    'Bonjour sending',
  ])
})

test('a message of files alone that did arrive is known by their sizes', () => {
  const files = [{ name: 'plan:1.pdf', bytes: 7 }]
  const failed = markPending(queue(begun, { ...unsent('a', ''), files }), 'a', true)
  const other = { ...message(2, ''), files: [{ id: 1, name: 'autre.pdf', bytes: 8, hasPreview: false }] }
  expect(bodies(receive(failed, [other]))).toEqual(['Bonjour sent', ' sent', ' failed'])
  const same = { ...message(3, ''), files: [{ id: 2, name: 'plan1.pdf', bytes: 7, hasPreview: false }] }
  expect(bodies(receive(failed, [same]))).toEqual(['Bonjour sent', ' sent'])
})

test('a message that crossed an answer asks, is sent all the same, or is taken back', () => {
  const asking = holdForConfirmation(queue(begun, { ...unsent('a', 'Alors ?'), since: 1 }), 'a')
  const received = receive(asking, [message(2, 'Voilà.', AGENCY)])
  expect(bodies(received)).toEqual(['Bonjour sent', 'Voilà. sent', 'Alors ? asks'])
  const sent = markInsisted(received, 'a')
  expect(bodies(sent)).toEqual(['Bonjour sent', 'Voilà. sent', 'Alors ? sending'])
  expect(sent.unsent[0]?.since).toBeUndefined()
  expect(bodies(removePending(received, 'a'))).toEqual(['Bonjour sent', 'Voilà. sent'])
})

const bubble = (time: string, state: Bubble['state'] = 'sent', authorId = ME): Bubble => ({
  ...me,
  authorId,
  key: `${time}-${state}`,
  body: 'x',
  files: [],
  at: new Date(time),
  state,
})
const sizes = (bubbles: Bubble[]) =>
  groupBubbles(bubbles).map(({ day, groups }) => [day, ...groups.map((group) => group.bubbles.length)])

test('groups by day, sender and minute', () => {
  expect(
    sizes([
      bubble('2026-11-20T22:59:59Z'),
      bubble('2026-11-20T23:00:00Z'),
      bubble('2026-11-20T23:00:30Z'),
      bubble('2026-11-20T23:00:40Z', 'sent', AGENCY),
      bubble('2026-11-20T23:01:00Z', 'sent', AGENCY),
    ]),
  ).toEqual([
    ['2026-11-20', 1],
    ['2026-11-21', 2, 1, 1],
  ])
})

test('keeps apart the two half past twos of the night when the clocks go back', () => {
  expect(sizes([bubble('2026-10-25T00:30:00Z'), bubble('2026-10-25T01:30:00Z')])).toEqual([
    ['2026-10-25', 1, 1],
  ])
})

test('keeps one day together when the clocks go forward', () => {
  expect(sizes([bubble('2026-03-28T23:30:00Z'), bubble('2026-03-29T21:30:00Z')])).toEqual([
    ['2026-03-29', 1, 1],
  ])
})

test('groups nothing with a message that asks', () => {
  const [sent, asks] = [bubble('2026-11-20T10:00:00Z'), bubble('2026-11-20T10:00:01Z', 'asks')]
  expect(sizes([sent, asks])).toEqual([['2026-11-20', 1, 1]])
})

test('groups nothing with a message that failed', () => {
  const [sent, failed, sending] = [
    bubble('2026-11-20T10:00:00Z'),
    bubble('2026-11-20T10:00:01Z', 'failed'),
    bubble('2026-11-20T10:00:02Z', 'sending'),
  ]
  expect(sizes([sent, failed, sending])).toEqual([['2026-11-20', 1, 1, 1]])
})
