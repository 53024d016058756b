import 'server-only'
import { toDay } from '@/lib/domain/calendar'
import { frenchDay } from '@/lib/domain/french-days'
import { plainText } from '@/lib/server/plain-text'
import { loadText } from './load-text'

/** The terms of sale in force, word for word, stored and mailed with an accepted offer. */
export async function termsText(): Promise<string> {
  const { updated, content } = await loadText('cgv')
  const text = await plainText(content, [
    // A heading's link to itself.
    { selector: 'a.own-link', format: 'skip' },
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'table', format: 'dataTable', options: { uppercaseHeaderCells: false } },
  ])
  return updated ? `${text}\n\nEn vigueur depuis le ${frenchDay(toDay(updated))}.` : text
}
