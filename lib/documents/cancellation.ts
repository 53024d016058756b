import { longDate } from '@/components/ui/dates/dates'
import { BRAND_NAME } from '@/content/brand-name'
import { TERMS } from '@/content/terms'
import { parisDay } from '@/lib/domain/calendar'
import { declaredRows, STATEMENTS } from '@/lib/domain/cancellations/policy'
import type { Receipt } from '@/lib/domain/cancellations/receipt'
import { effectWords, outcomeRows } from '@/lib/domain/cancellations/words'
import { INK, MUTED, type Paper, writePdf } from './paper'
import { drawTable } from './table'

const clock = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'medium', timeZone: 'Europe/Paris' })

/** The receipt of a termination or withdrawal that the law asks for: what was declared, and the second at which it was sent; of a
 *  client's own contract its last day and effects, too. */
export function writeCancellation(receipt: Receipt): Promise<Uint8Array<ArrayBuffer>> {
  const { kind, at, outcome } = receipt
  const title = `Accusé de réception d’une ${kind === 'withdrawal' ? 'rétractation' : 'résiliation'}`
  return writePdf({ title, at }, (paper) => {
    paper.block('P', BRAND_NAME, { size: 10, color: MUTED })
    paper.block('H1', title, { size: 20, weight: 'bold' })
    const moment = `${longDate(parisDay(at))} à ${clock.format(at)} (heure de Paris)`
    paper.block(
      'P',
      `Nous avons reçu cette déclaration, envoyée le ${moment}. Gardez ce document\u00a0: il prouve cette date.`,
      { size: 11, color: INK },
      { before: 8, after: 12 },
    )
    paper.block('P', 'Ce qui suit a été écrit par la personne qui a envoyé la déclaration\u00a0:', {
      size: 10,
    })
    paper.block('P', `«\u00a0${STATEMENTS[kind]}\u00a0»`, { size: 11 }, { before: 6, after: 4 })
    drawRows(paper, 'Déclaré', declaredRows(kind, receipt))
    if (!outcome) return
    paper.block('H2', 'Effets', { size: 14, weight: 'bold' }, { before: 18, after: 4 })
    drawRows(paper, 'Effet', outcomeRows(outcome))
    for (const sentence of effectWords(outcome, TERMS.returnDays))
      paper.block('P', sentence, { size: 10 }, { before: 6 })
  })
}

function drawRows(paper: Paper, title: string, rows: { label: string; value: string }[]): void {
  drawTable(paper, {
    columns: [
      { title: 'Information', share: 1 },
      { title, share: 3 },
    ],
    rows: rows.map(({ label, value }) => [label, [{ text: value, look: 'inert' }]]),
    rowsHaveHeads: true,
    hidesHead: true,
  })
}
