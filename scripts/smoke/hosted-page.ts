import { promptLine } from '../terminal'
import { Skipped } from './walk'

/** Pays, or saves a payment method, on a page of Stripe. */
export type FillPage = (url: string, number: string) => Promise<void>

/** The simulator's page is a plain form; the operator fills in Stripe's own page. */
export const pageFiller = (isStandIn: boolean): FillPage => (isStandIn ? fillStandIn : promptOperator)

const fillStandIn: FillPage = async (url, typed) => {
  const first = await post(url, { typed })
  // The card needs its bank's confirmation.
  const last = first.status === 200 ? await post(url, { number: typed, bank: 'confirms' }) : first
  if (last.status < 300 || last.status > 399)
    throw new Error(`la page de paiement ne prend pas ${typed} (${last.status})`)
}

const post = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })

const promptOperator: FillPage = async (url, number) => {
  if (!process.stdin.isTTY)
    throw new Skipped('la page de Stripe se remplit à la main\u00a0: lancez npm run smoke dans un terminal.')
  console.log(`  → Ouvrez ${url}\n  → Saisissez ${number}, et toute autre donnée à votre choix.`)
  await promptLine('  → Quand la page vous ramène au site, appuyez sur Entrée. ')
}
