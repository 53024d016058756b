import { expect, it } from 'vitest'
import type { Job } from '../../domain/notifications/jobs'
import { sendingOf } from './queues'

const welcome = { kind: 'welcome', tokenId: 'un', to: 'lea@exemple.fr' } as const
const changed = { kind: 'email-changed', tokenId: 'un', to: 'lea@exemple.fr' } as const
const alert = { kind: 'payment-alert', id: 'un', about: 'key-refused', orderId: null, detail: '' } as const
const link = { linkId: 'un', purpose: 'confirm_email', email: 'lea@exemple.fr' } as const

it.each<[string, Job, ReturnType<typeof sendingOf>]>([
  [
    'a mail that opens an account',
    { queue: 'mail', mail: welcome },
    { queue: 'account-mail', data: welcome },
  ],
  ['a mail about an account', { queue: 'mail', mail: changed }, { queue: 'account-mail', data: changed }],
  ['any other mail', { queue: 'mail', mail: alert }, { queue: 'mail', data: alert }],
  [
    'a mail of which one an hour is sent',
    { queue: 'mail', mail: alert, hourly: 'key' },
    { queue: 'mail', data: alert, singletonKey: 'key', singletonSeconds: 3_600 },
  ],
  [
    'a mail that waits for further messages',
    { queue: 'mail', mail: alert, after: new Date(0) },
    { queue: 'mail', data: alert, startAfter: new Date(0) },
  ],
  ['a link that was asked for', { queue: 'links', ...link }, { queue: 'links', data: link }],
  ['files to delete', { queue: 'files', keys: ['a'] }, { queue: 'files', data: { keys: ['a'] } }],
  [
    'a payment that came too late',
    { queue: 'refunds', orderId: 7 },
    { queue: 'refunds', data: { orderId: 7 }, singletonKey: 'refund/7' },
  ],
  [
    'a refund that the request tries first',
    { queue: 'refunds', orderId: 7, isAsked: true },
    { queue: 'refunds', data: { orderId: 7 }, singletonKey: 'refund/7', startAfter: 60 },
  ],
  [
    'a label',
    { queue: 'labels', orderId: 7 },
    { queue: 'labels', data: { orderId: 7 }, singletonKey: 'label/7', startAfter: 15 },
  ],
])('%s is one job of its queue, with nothing but its data', (_, job, sending) => {
  expect(sendingOf(job)).toEqual(sending)
})
