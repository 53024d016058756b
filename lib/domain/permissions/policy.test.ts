import { expect, it } from 'vitest'
import { can, type Permission } from './policy'

const ALL: Permission[] = [
  'tickets.manage',
  'websites.manage',
  'subscriptions.manage',
  'fees.manage',
  'users.manage',
  'uploads.manage',
  'leads.manage',
  'notices.manage',
  'jobs.manage',
  'users.view',
  'audit.read',
  'admin.enter',
]
const granted = (who: Parameters<typeof can>[0]) => ALL.filter((permission) => can(who, permission))

it('a role grants what the contract says, and no more', () => {
  expect(granted({ role: 'USER' })).toEqual([])
  expect(granted({ role: 'MODERATOR' })).toEqual(['tickets.manage'])
  expect(granted({ role: 'ADMIN' })).toEqual(ALL)
})

it('an actor has the permissions of the user who acts, a job those of the user it acts for', () => {
  expect(granted({ type: 'person', id: 4, role: 'MODERATOR', clientId: 4, sessionId: '' })).toEqual([
    'tickets.manage',
  ])
  expect(granted({ type: 'system', job: 'x', onBehalfOf: { id: 1, role: 'ADMIN', clientId: 1 } })).toEqual(
    ALL,
  )
  for (const actor of [
    { type: 'visitor' },
    { type: 'system', job: 'x' },
    { type: 'link', orderId: 1 },
  ] as const)
    expect(granted(actor)).toEqual([])
  expect(granted({ role: undefined })).toEqual([])
})

it('under attack: a role grants nothing to staff that still lacks its second factor', () => {
  for (const role of ['MODERATOR', 'ADMIN'] as const)
    expect(granted({ type: 'person', id: 4, role, sessionId: '', lacksFactor: true })).toEqual([])
})
