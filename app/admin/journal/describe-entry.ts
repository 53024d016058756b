import type { AuditRow } from '@/lib/domain/audit/queries'
import { QUEUE_NAMES } from '../taches/job-words'
import { valueWords } from './value-words'
import { fieldWords, subjectWords } from './words'

/** The actor or the person affected: in words, and the account if it still exists. */
export type Party = { text: string; userId: number | null }

const account = (id: number, names: AuditRow['names']): Party => {
  const name = names.get(id)
  return name ? { text: name, userId: id } : { text: `Compte n°\u00a0${id}, supprimé`, userId: null }
}

export function describeActor(row: AuditRow): Party {
  const { actorType, actorId, viewedBy, job, onBehalfOf, names } = row
  if (actorType === 'person' && actorId !== null) {
    const person = account(actorId, names)
    return viewedBy === null
      ? person
      : { ...person, text: `${person.text}, vu par ${account(viewedBy, names).text}` }
  }
  const text =
    actorType === 'system'
      ? `Tâche «\u00a0${QUEUE_NAMES[job ?? ''] ?? job}\u00a0»${onBehalfOf === null ? '' : `, pour ${account(onBehalfOf, names).text}`}`
      : actorType === 'link'
        ? `Lien de la commande n°\u00a0${actorId}`
        : 'Un visiteur'
  return { text, userId: null }
}

export function describeSubject({ subjectType, subjectId, names }: AuditRow): Party {
  if (subjectType === 'user') return account(Number(subjectId), names)
  if (subjectType === 'address') return { text: subjectWords(subjectType), userId: null }
  const number = /^\d+$/.test(subjectId) ? `n°\u00a0${subjectId}` : subjectId
  return { text: `${subjectWords(subjectType)} ${number}`, userId: null }
}

/** What changed, field by field: « Part fixe : 0,25 € → 0,30 € »; a value without a counterpart or a change stands alone. */
export function describeChanges({ before, after, names }: AuditRow): string[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return fields.map((field) => {
    const values = [before, after].flatMap((side) =>
      side && field in side ? [valueWords(field, side[field], names)] : [],
    )
    return `${fieldWords(field)}\u00a0: ${[...new Set(values)].join(' → ')}`
  })
}
