import { longDate } from '@/components/ui/dates'
import { BRAND_NAME } from '@/content/brand-name'
import { parisDay } from '@/lib/domain/calendar'
import { INK, MUTED, writePdf } from './paper'
import { drawTable } from './table'

/** A consumer's declaration as it was stored. */
export type Withdrawal = { name: string; contract: string; email: string; at: Date }

const clock = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'medium', timeZone: 'Europe/Paris' })

/** The receipt of a withdrawal that the law asks for: what was declared, and the second at which it was sent. */
export function writeWithdrawal(withdrawal: Withdrawal): Promise<Uint8Array<ArrayBuffer>> {
  const { name, contract, email, at } = withdrawal
  const title = 'Accusé de réception d’une rétractation'
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
    paper.block(
      'P',
      '«\u00a0Je vous notifie ma rétractation du contrat ci-dessous.\u00a0»',
      { size: 11 },
      { before: 6, after: 4 },
    )
    drawTable(paper, {
      columns: [
        { title: 'Information', share: 1 },
        { title: 'Déclaré', share: 4 },
      ],
      rows: [
        ['Nom', [{ text: name, look: 'inert' }]],
        ['Contrat', [{ text: contract, look: 'inert' }]],
        ['E-mail', [{ text: email, look: 'inert' }]],
      ],
      rowsHaveHeads: true,
      hidesHead: true,
    })
  })
}
