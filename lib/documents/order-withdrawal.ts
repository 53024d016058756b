import { longDate } from '@/components/ui/dates/dates'
import { parisDay } from '@/lib/domain/calendar'
import type { DeclaredWithdrawal } from '@/lib/domain/withdrawals/receipt'
import { INK, MUTED, writePdf } from './paper'
import { drawTable } from './table'

/** A shopper's declaration as it was stored, to the shop of this name. */
export type OrderWithdrawal = DeclaredWithdrawal & { shop: string }

const clock = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'medium', timeZone: 'Europe/Paris' })

/** The receipt that the law asks for (L. 221-21): what was declared, and the second at which it was sent. */
export function writeOrderWithdrawal(withdrawal: OrderWithdrawal): Promise<Uint8Array<ArrayBuffer>> {
  const { shop, name, email, order, articles } = withdrawal
  const at = new Date(withdrawal.at)
  const title = 'Accusé de réception d’une rétractation'
  return writePdf({ title, at }, (paper) => {
    paper.block('P', shop, { size: 10, color: MUTED })
    paper.block('H1', title, { size: 20, weight: 'bold' })
    const moment = `${longDate(parisDay(at))} à ${clock.format(at)} (heure de Paris)`
    paper.block(
      'P',
      `La boutique a reçu cette déclaration, envoyée le ${moment}. Gardez ce document\u00a0: il prouve cette date.`,
      { size: 11, color: INK },
      { before: 8, after: 12 },
    )
    paper.block('P', 'Ce qui suit a été déclaré par la personne qui l’a envoyée\u00a0:', { size: 10 })
    paper.block(
      'P',
      '«\u00a0Je vous notifie ma rétractation du contrat portant sur la vente des articles ci-dessous.\u00a0»',
      { size: 11 },
      { before: 6, after: 4 },
    )
    drawTable(paper, {
      columns: [
        { title: 'Information', share: 1 },
        { title: 'Déclaré', share: 4 },
      ],
      rows: [
        ['Commande', [{ text: order, look: 'inert' }]],
        ['Articles', articles.map((text) => ({ text, look: 'inert' as const }))],
        ['Nom', [{ text: name, look: 'inert' }]],
        ['E-mail', [{ text: email, look: 'inert' }]],
      ],
      rowsHaveHeads: true,
      hidesHead: true,
    })
  })
}
