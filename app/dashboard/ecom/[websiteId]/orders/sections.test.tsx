import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { DomainError } from '@/lib/domain/errors'
import type { SignedInContext } from '@/lib/server/session/session'
import { HistorySection } from './history-section'
import { WaitingOrders } from './waiting-orders'

vi.mock('@/lib/server/instance/log', () => ({ log: () => ({ error: () => {} }) }))

/** The context of an unreachable database. */
const ctx = {
  now: () => new Date(),
  actor: { type: 'person', id: 2, role: 'USER', sessionId: '' },
  get db() {
    throw new DomainError('unavailable')
  },
} as unknown as SignedInContext

it.each([
  { name: 'those that wait', Section: WaitingOrders, heading: 'Commandes en attente' },
  { name: 'the history', Section: HistorySection, heading: 'Historique des commandes' },
])('orders that cannot be read are said in their place: $name', async ({ Section, heading }) => {
  const html = renderToStaticMarkup(await Section({ ctx, websiteId: 2, query: { detail: '3' } }))
  expect(html).toContain(heading)
  expect(html).toMatch(/role="alert".*Impossible de charger les commandes/)
  expect(html).toContain('href="/dashboard/ecom/2?detail=3"')
})
