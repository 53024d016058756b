import type { Query } from '@/lib/server/requests/list-address'

/** The query parameters of the fee manager: its client, the open rule, and the simulated order. */
export const FEE_NAMES = ['frais', 'regle', 'montant', 'livraison'] as const

export const NEW_RULE = 'nouvelle'

/** Whether the URL opens the form of a rule, which then sets the page's title. */
export const opensRule = ({ frais, regle, fiche }: Query): boolean => Boolean(frais && regle && !fiche)

/** The list's URL with a sheet over it. */
export type Here = (sheet?: Record<string, string>) => string

/** The manager's URLs, which keep the list and the simulated order. */
export function feeAddresses(query: Query, here: Here) {
  const kept = Object.fromEntries(
    (['frais', 'montant', 'livraison'] as const).flatMap((name) => {
      const value = query[name]
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
  return {
    list: here(),
    manager: here(kept),
    rule: (rule: string) => here({ ...kept, regle: rule }),
  }
}
