import { describe, expect, it } from 'vitest'
import type { AuditRow } from '@/lib/domain/audit/queries'
import { AUDIT_ACTIONS } from '@/lib/domain/audit/schema'
import { describeActor, describeChanges, describeSubject } from './describe-entry'
import { actionWords, fieldWords, subjectWords } from './words'

const entry: AuditRow = {
  id: 1,
  at: new Date('2026-11-22T09:00:00Z'),
  action: 'fee-rule.changed',
  actorType: 'person',
  actorId: 1,
  actorRole: 'ADMIN',
  viewedBy: null,
  job: null,
  onBehalfOf: null,
  subjectType: 'fee-rule',
  subjectId: '7',
  requestId: 'r',
  before: null,
  after: null,
  names: new Map([
    [1, 'Anne Vidal'],
    [2, 'Camille Durand'],
  ]),
}
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

it('every action, subject and field that is recorded has French words', () => {
  for (const [action, { on, fields }] of Object.entries(AUDIT_ACTIONS)) {
    expect(actionWords(action), action).not.toBe(action)
    for (const type of on) expect(subjectWords(type), type).not.toBe(type)
    for (const field of fields) expect(fieldWords(field), field).not.toBe(field)
  }
})

describe('who did it', () => {
  it.each<[Partial<AuditRow>, string, number | null]>([
    [{}, 'Anne Vidal', 1],
    [{ actorId: 9 }, 'Compte n° 9, supprimé', null],
    [{ actorId: 2, viewedBy: 1 }, 'Camille Durand, vu par Anne Vidal', 2],
    [{ actorType: 'visitor', actorId: null }, 'Un visiteur', null],
    [{ actorType: 'system', actorId: null, job: 'links' }, 'Tâche « Lien demandé par e-mail »', null],
    [
      { actorType: 'system', actorId: null, job: 'links', onBehalfOf: 2 },
      'Tâche « Lien demandé par e-mail », pour Camille Durand',
      null,
    ],
    [{ actorType: 'link', actorId: 5 }, 'Lien de la commande n° 5', null],
  ])('%o is %s', (more, text, userId) => {
    const actor = describeActor({ ...entry, ...more })
    expect([plain(actor.text), actor.userId]).toEqual([text, userId])
  })
})

describe('what it was done to', () => {
  it.each([
    ['user', '2', 'Camille Durand', 2],
    ['user', '9', 'Compte n° 9, supprimé', null],
    ['fee-rule', '7', 'Règle de frais n° 7', null],
    ['call', 'GET /tickets/list', 'Appel de l’API GET /tickets/list', null],
    ['address', 'empreinte', 'Adresse sans compte', null],
    ['unheard', '3', 'unheard n° 3', null],
  ])('%s %s is %s', (subjectType, subjectId, text, userId) => {
    const subject = describeSubject({ ...entry, subjectType, subjectId })
    expect([plain(subject.text), subject.userId]).toEqual([text, userId])
  })
})

it('a change is described field by field', () => {
  const changes = describeChanges({
    ...entry,
    before: { userId: 2, fixedFeeCents: 25, maxFeeCents: null, percentage: 2.9 },
    after: { userId: 2, fixedFeeCents: 30, maxFeeCents: 0, previousSecretUntil: '2026-11-22T09:05:00.000Z' },
  })
  expect(changes.map(plain)).toEqual([
    'Compte : Camille Durand',
    'Part fixe : 0,25 € → 0,30 €',
    'Plafond : aucun → 0 €',
    'Part du montant : 2,9 %',
    'Ancien secret valable jusqu’au : 22 novembre 2026 à 10:05',
  ])
  const subscription = { plan: 'enterprise', paymentPlan: 'yearly', dueDate: '2027-01-01', status: 'late' }
  expect(describeChanges({ ...entry, before: { status: 'active' }, after: subscription }).map(plain)).toEqual(
    ['Statut : Active → En retard', 'Formule : Pro', 'Paiement : Annuel', 'Échéance : 1er janvier 2027'],
  )
  expect(describeChanges({ ...entry, after: { remembered: true } })).toEqual(['Rester connecté\u00a0: oui'])
  // A name may look like a date.
  expect(describeChanges({ ...entry, before: { name: '2026-11-22T.png' } })).toEqual([
    'Nom\u00a0: 2026-11-22T.png',
  ])
  expect(describeChanges(entry)).toEqual([])
})
